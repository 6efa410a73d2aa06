type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const ticks = new Set(['checkbox', 'radio']);

const isTick = (control: Control): control is HTMLInputElement => ticks.has(control.type);

const tell = (control: Control, type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));

function chosenBefore(select: HTMLSelectElement): (() => void) | undefined {
  const { value } = select;
  if ([...select.options].every((option) => option.selected === option.defaultSelected)) return undefined;
  return () => {
    select.value = value;
    tell(select, 'change');
  };
}

function tickedBefore(tick: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked } = tick;
  if (checked === defaultChecked || (tick.type === 'radio' && !checked)) return undefined;
  return () => {
    tell(tick, 'change');
    tick.checked = defaultChecked;
    tick.click();
  };
}

/** One goes on typing while the program comes: what counts is the last of it, before React wipes it out. */
function textBefore(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { defaultValue } = field;
  const read = () => [field.value, field.selectionStart, field.selectionEnd] as const;
  let typed = read();
  const note = () => {
    typed = read();
  };
  field.addEventListener('input', note);
  return () => {
    field.removeEventListener('input', note);
    // As it stands at this moment, with where one is in it, unless it was wiped out already.
    const [value, selectionStart, selectionEnd] = field.value === typed[0] ? read() : typed;
    if (value === defaultValue) return;
    // React takes over the part of the page that an event falls into, and from then on it watches `value`.
    tell(field, 'change');
    field.value = defaultValue;
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    tell(field, 'input');
    // What is typed is settled once one leaves.
    if (document.activeElement !== field) tell(field, 'focusout');
  };
}

function changedBefore(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) return chosenBefore(control);
  return isTick(control) ? tickedBefore(control) : textBefore(control);
}

/**
 * Finds what was typed, ticked or chosen on a page before its script ran. React would keep showing it without
 * knowing of it, and wipe it out later: so it is told, by what this answers, as if it were done again.
 */
export function typedBefore(root: HTMLElement): () => void {
  const changes = [...root.querySelectorAll<Control>('input, textarea, select')].flatMap((control) => {
    const repeat = changedBefore(control);
    return repeat ? [{ control, repeat }] : [];
  });
  // Of two controls for one figure the last word has the one that one is at.
  const isLast = ({ control }: { control: Control }) => Number(control === document.activeElement);
  return () => {
    for (const { repeat } of changes.sort((one, other) => isLast(one) - isLast(other))) repeat();
  };
}

declare global {
  interface Window {
    /** Kept by until-awake.js. */
    pressedEarly?: HTMLButtonElement | null;
  }
}

/**
 * Finds the button that was pressed on a page before its script ran, unless something else was pressed since, and
 * answers what presses it again; one that sends a form takes it up by itself. From here on the page answers for itself.
 */
export function pressedBefore(): () => void {
  document.onclick = null;
  document.onkeydown = null;
  window.pressedEarly ??= null;
  return () => window.pressedEarly?.click();
}
