/** Preact with its hooks and `html`, as htm's standalone module has them. */
import type { ComponentChild } from "preact";

export { Component, createContext, h, render } from "preact";
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

/** An event as the handler of an element in a template is given it: such elements are inputs, or what opens. */
type Handled = Event & {
  target: HTMLInputElement & { open: boolean };
  currentTarget: HTMLInputElement & { open: boolean };
};

/** A function is taken for the handler of an event, unless it says what its parameters are. */
type Value = {} | null | undefined | ((event: Handled) => unknown);
export function html(strings: TemplateStringsArray, ...values: Value[]): ComponentChild;
