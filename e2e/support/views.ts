import { DESKTOP, PHONE } from './browser';

/** Where axe looks: what a width moves is the same in both themes, and what a theme colours at both widths. */
export const VIEWS = [
  ['phone', 'light', PHONE],
  ['desktop', 'dark', DESKTOP],
] as const;
