/** The names that the page takes from its libraries, in one place. */
export {
  h,
  html,
  render,
  Component,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "./vendor/preact-htm/standalone.module.js";
