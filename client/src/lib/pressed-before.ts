declare global {
  interface Window {
    /** Kept by public/early-presses.js. */
    pressedEarly?: HTMLButtonElement | null;
  }
}

/**
 * Finds the button that was pressed on a page before its script ran, unless something else was pressed since, and
 * answers what presses it again. From here on the page answers for itself.
 */
export function pressedBefore(): () => void {
  document.dispatchEvent(new Event('awake'));
  return () => window.pressedEarly?.click();
}
