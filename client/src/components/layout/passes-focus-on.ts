import { contentId } from './route-change';

/**
 * Ref of a button that leaves the page with what it is for: where it has the focus by then, the title of its dialog takes
 * it, or the content.
 */
export const passesFocusOn = (button: HTMLButtonElement) => () => {
  if (button !== document.activeElement) return;
  const next = button.closest('dialog')?.querySelector('h2') ?? document.getElementById(contentId);
  next?.focus({ preventScroll: true });
};
