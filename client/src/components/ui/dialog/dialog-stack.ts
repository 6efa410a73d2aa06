const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="radio"]:not(:checked)), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const open: HTMLElement[] = [];

// Everything but the topmost dialog and the toasts rests: no focus, no press, not read aloud.
function rest(): void {
  const top = open.at(-1);
  for (const element of document.body.children) {
    if (!(element instanceof HTMLElement) || element.tagName === 'SCRIPT') continue;
    const isAwake = !top || element === top || element.hasAttribute('data-toaster');
    element.inert = !isAwake;
    // For whatever reads the page without knowing inert.
    if (isAwake) element.removeAttribute('aria-hidden');
    else element.setAttribute('aria-hidden', 'true');
  }
  document.documentElement.style.overflow = top ? 'hidden' : '';
}

export function enterStack(layer: HTMLElement): () => void {
  open.push(layer);
  rest();
  return () => {
    open.splice(open.indexOf(layer), 1);
    rest();
  };
}

/** By its boxes, which every browser tells: what is not drawn has none. */
function isDrawn(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}

function tabStops(layer: HTMLElement): HTMLElement[] {
  const toaster = document.querySelector('[data-toaster]');
  return [layer, toaster]
    .flatMap((root) => (root ? [...root.querySelectorAll<HTMLElement>(tabbable)] : []))
    .filter(isDrawn)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/** The tab key goes round inside the dialog and the toasts above it, instead of leaving the page. */
export function keepTabInside(layer: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || open.at(-1) !== layer) return;
  const stops = tabStops(layer);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isOnStop = stops.some((stop) => stop === document.activeElement);
  const leaves = document.activeElement === edge || (!isOnStop && event.shiftKey);
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
