import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import ExpandMoreIcon from '~icons/ic/round-expand-more';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { Field, splitField } from '../field/field';
import type { TextFieldProps } from '../field/text-field';
import { VisuallyHidden } from '../text/visually-hidden';
import classes from './combobox.module.css';
import { indexAfter, Options, optionId } from './options';
import { usePopupPlace } from './use-popup-place';
import { findByName, findByWords, type Searchable } from './word-search';

export interface ComboboxProps extends TextFieldProps {
  /** Offered, not demanded: any other text may be typed. Without them it is a field like any other. */
  choices: readonly Searchable[];
  /** Chosen from the list, which `onChange` is told as well. */
  onPick?: (choice: Searchable) => void;
}

/** More are not looked through; typing makes them fewer. */
const mostShown = 100;

const keyOf = ({ name, also = '' }: Searchable) => `${name} ${also}`;

/** A text field that offers names as one types or presses it; the arrow keys open the list and lead through it. */
export function Combobox(props: ComboboxProps) {
  const [around, { value, onChange, choices, onPick, ...input }] = splitField(props);
  const texts = useTexts(uiTexts);
  const listId = useId();
  const joined = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const chosen = findByName(choices, value);
  // Who opens the list of what is chosen already looks for another one.
  const found = (opened ? (chosen ? choices : findByWords(choices, value)) : []).slice(0, mostShown);
  const isOpen = found.length > 0;
  const active = found.find((choice) => keyOf(choice) === activeKey);

  const show = (isShown: boolean) => {
    setOpened(isShown);
    setActiveKey(undefined);
  };
  const type = (text: string) => {
    onChange(text);
    show(findByName(choices, text) === undefined);
  };
  const pick = (key: string) => {
    const choice = found.find((other) => keyOf(other) === key);
    if (!choice) return;
    onChange(choice.name);
    onPick?.(choice);
    show(false);
  };
  const move = (event: KeyboardEvent) => {
    const from = found.findIndex((choice) => choice === (active ?? chosen));
    const index = indexAfter(event.key, from, found.length);
    if (index === undefined) return;
    event.preventDefault();
    const next = found[index];
    if (next) setActiveKey(keyOf(next));
    else show(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (choices.length === 0 || input.readOnly) return;
    if (isOpen && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault();
      if (event.key === 'Enter' && active) pick(keyOf(active));
      else show(false);
    } else move(event);
  };

  return (
    <Field {...around} filled={value !== ''} idleIcon={choices.length > 0 && <ExpandMoreIcon />}>
      {(control) => (
        <div ref={joined} className={classes.anchor}>
          <input
            type="text"
            spellCheck={false}
            {...input}
            {...control}
            {...(choices.length > 0 && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? listId : undefined,
              'aria-activedescendant': active && optionId(listId, keyOf(active)),
            })}
            value={value}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onClick={() => !input.readOnly && show(true)}
            onBlur={(event) => {
              show(false);
              input.onBlur?.(event);
            }}
          />
          {choices.length > 0 && (
            <span aria-live="polite">
              {isOpen && <VisuallyHidden>{texts.suggestionsFound(found.length)}</VisuallyHidden>}
            </span>
          )}
          {isOpen && (
            <Suggestions anchor={joined}>
              <Options
                id={listId}
                label={texts.suggestions}
                options={found.map((choice) => ({
                  key: keyOf(choice),
                  name: choice.name,
                  beside: choice.also,
                  selected: choice === chosen,
                }))}
                activeKey={activeKey}
                onPick={pick}
              />
            </Suggestions>
          )}
        </div>
      )}
    </Field>
  );
}

interface SuggestionsProps {
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A phone's keyboard leaves little room, so there the field goes up as far as it can. */
function Suggestions({ anchor, children }: SuggestionsProps) {
  const place = usePopupPlace(anchor, true);
  useEffect(() => {
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    if (!isTouched) return;
    const make = () => anchor.current?.scrollIntoView({ block: 'start' });
    make();
    window.visualViewport?.addEventListener('resize', make);
    return () => window.visualViewport?.removeEventListener('resize', make);
  }, [anchor]);
  return (
    <div className={classes.suggestions} style={place}>
      {children}
    </div>
  );
}
