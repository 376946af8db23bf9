/** Preact with its hooks and `html`, as htm's standalone module has them. */
import type { ComponentChild } from "preact";

export { Component, createContext, h, render } from "preact";
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export function html(strings: TemplateStringsArray, ...values: unknown[]): ComponentChild;
