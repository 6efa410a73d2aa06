import { useEffect, useRef } from 'react';
import CheckIcon from '~icons/ic/round-check';
import classes from './combobox.module.css';

export interface Option {
  key: string;
  name: string;
  /** Stands behind the name, or below it where there is no room. */
  beside?: string;
  selected?: boolean;
}

const pageLength = 8;

/** Where a key leads in a list that goes round; undefined for a key that leads nowhere. */
export function indexAfter(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return index >= last ? 0 : index + 1;
    case 'ArrowUp':
      return index <= 0 ? last : index - 1;
    case 'PageDown':
      return Math.min(last, index + pageLength);
    case 'PageUp':
      return Math.max(0, index - pageLength);
    default:
      return undefined;
  }
}

export const optionId = (listId: string, key: string) => `${listId}-${key.replace(/\s/g, '_')}`;

interface OptionsProps {
  id: string;
  label: string;
  options: readonly Option[];
  activeKey: string | undefined;
  onPick: (key: string) => void;
}

/** The list of a search box, which keeps the focus and names the active option. */
export function Options({ id, label, options, activeKey, onPick }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const shownKey = activeKey ?? options.find(({ selected }) => selected)?.key;
  useEffect(() => {
    if (shownKey === undefined || !list.current) return;
    const option = list.current.querySelector<HTMLElement>('[data-active], [aria-selected="true"]');
    if (option) showInside(list.current, option);
  }, [shownKey]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={classes.list}>
      {options.map(({ key, name, beside, selected = false }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search box, which has the focus.
        <div
          key={key}
          id={optionId(id, key)}
          role="option"
          tabIndex={-1}
          aria-selected={selected}
          data-active={key === activeKey || undefined}
          className={classes.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(key)}
        >
          <span className={classes.name}>{name}</span>
          {beside && <span className={classes.beside}>{beside}</span>}
          {selected && <CheckIcon small />}
        </div>
      ))}
    </div>
  );
}

/** Scrolls the list alone, not the page or a dialog around it: by one row where that does, else to the middle. */
function showInside(list: HTMLElement, { offsetTop: top, offsetHeight: height }: HTMLElement): void {
  const above = list.scrollTop - top;
  const below = top + height - (list.scrollTop + list.clientHeight);
  if (above > height || below > height) list.scrollTop = top - (list.clientHeight - height) / 2;
  else if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
