const open: HTMLDialogElement[] = [];

/** What is not inside of a modal dialog cannot be reached, so the messages go along into the topmost one. */
function moveToaster(): void {
  const toaster = document.querySelector('[data-toaster]');
  const dialog = open.at(-1);
  const place = dialog?.querySelector('[data-messages]') ?? dialog ?? document.body;
  if (!toaster || toaster.parentElement === place) return;
  const focused = toaster.contains(document.activeElement) ? document.activeElement : null;
  // Where the browser can, nothing of what is read aloud begins anew.
  const movable: Element & { moveBefore?: (node: Node, child: null) => void } = place;
  if (movable.moveBefore) movable.moveBefore(toaster, null);
  else place.append(toaster);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** The page and the dialogs behind the topmost one: the browser makes them inert, but not all readers know that. */
function hideBehind(): void {
  const top = open.at(-1);
  for (const element of document.body.children) {
    if (element.tagName === 'SCRIPT') continue;
    if (top && element !== top) element.setAttribute('aria-hidden', 'true');
    else element.removeAttribute('aria-hidden');
  }
}

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="radio"]:not(:checked)), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const isDrawn = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** Tab goes round inside the dialog and the messages above it; the browser would lead through its own bars. */
function keepTabInside(event: KeyboardEvent): void {
  const stops = [...(open.at(-1)?.querySelectorAll<HTMLElement>(tabbable) ?? [])].filter(isDrawn);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isOnStop = stops.some((stop) => stop === document.activeElement);
  if (document.activeElement !== edge && (isOnStop || !event.shiftKey)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

// Of the page, since the focus may be nowhere: then no key passes through the dialog.
function onKey(event: KeyboardEvent): void {
  if (event.key === 'Tab') keepTabInside(event);
  // A browser closes a dialog at a second Escape whatever one says, unless the key itself is held back.
  else if (event.key === 'Escape') event.preventDefault();
}

function rearrange(): void {
  moveToaster();
  hideBehind();
  if (open.length > 0) document.addEventListener('keydown', onKey);
  else document.removeEventListener('keydown', onKey);
}

/** After a reload nothing had the focus before the dialog: it goes to what stands behind it. */
function focusBehind(dialog: HTMLDialogElement): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !dialog.contains(activeElement)) return;
  const behind = open.at(-1)?.querySelector('h2') ?? document.querySelector('main');
  behind?.focus({ preventScroll: true });
}

/** Puts a dialog above everything else. What it answers closes it, and the focus returns to who had it. */
export function openAbove(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.push(dialog);
  rearrange();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    rearrange();
    dialog.close();
    focusBehind(dialog);
  };
}
