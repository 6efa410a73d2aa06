import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { type ControlProps, Field, type FieldBasics } from '../field/field';
import {
  type DatePart,
  type DateParts,
  isEnded,
  isFilled,
  joinDate,
  padPart,
  partLengths,
  partOrder,
  readPart,
  readWhole,
  splitDate,
} from './birth-date';
import classes from './birth-date-field.module.css';

export interface BirthDateFieldProps extends FieldBasics {
  required?: boolean;
  /** YYYY-MM-DD, or what of it was typed; whether that is a date is for the form to judge. */
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<{ focus: () => void }>;
}

export function BirthDateField(props: BirthDateFieldProps) {
  const { label, hint, valid, missed, optional, error, required, value, onChange, ref } = props;
  const boxes = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const [order] = useState(() => partOrder(navigator.language));
  useImperativeHandle(ref, () => ({ focus: () => order[0] && boxes.current[order[0]]?.focus() }));
  const parts = splitDate(value);

  const put = (next: DateParts) => onChange(joinDate(next));
  const change = (part: DatePart, digits: string) => put({ ...parts, [part]: digits });
  const paste = (event: ClipboardEvent) => {
    const pasted = readWhole(event.clipboardData.getData('text'), order);
    if (!pasted) return;
    event.preventDefault();
    put(pasted);
  };
  // Leaving also happens while a digit is on its way into the state, so it reads the box itself.
  const leave = (part: DatePart, text: string) => {
    const padded = padPart(part, readPart(part, text));
    if (padded !== parts[part]) change(part, padded);
  };
  const focusBeside = (part: DatePart, step: 1 | -1) => {
    const beside = order[order.indexOf(part) + step];
    const box = beside && boxes.current[beside];
    box?.focus();
    box?.select();
  };
  const type = (part: DatePart, text: string) => {
    const digits = readPart(part, text);
    change(part, digits);
    const grew = digits.length > parts[part].length;
    const isWhole = digits.length === partLengths[part];
    if ((grew && isWhole) || isEnded(part, text)) focusBeside(part, 1);
  };

  return (
    <Field {...{ label, hint, valid, missed, optional, error }} group filled={isFilled(parts)}>
      {(control) => (
        <div className={classes.boxes} onPaste={paste}>
          {order.map((part) => (
            <DateBox
              key={part}
              part={part}
              required={required}
              control={control}
              digits={parts[part]}
              setBox={(box) => {
                boxes.current[part] = box;
              }}
              onType={(text) => type(part, text)}
              onLeave={(text) => leave(part, text)}
              onBack={() => focusBeside(part, -1)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

interface DateBoxProps {
  part: DatePart;
  required: boolean | undefined;
  control: ControlProps;
  digits: string;
  setBox: (box: HTMLInputElement | null) => void;
  onType: (text: string) => void;
  onLeave: (text: string) => void;
  onBack: () => void;
}

const autoComplete: Record<DatePart, string> = { month: 'bday-month', day: 'bday-day', year: 'bday-year' };

function DateBox({ part, required, control, digits, setBox, onType, onLeave, onBack }: DateBoxProps) {
  const texts = useTexts(uiTexts);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // It sends the form from within the box.
    if (event.key === 'Enter') onLeave(event.currentTarget.value);
    if (event.key !== 'Backspace' || digits !== '') return;
    event.preventDefault();
    onBack();
  };
  return (
    <input
      ref={setBox}
      type="text"
      inputMode="numeric"
      autoComplete={autoComplete[part]}
      placeholder={texts.datePlaceholders[part]}
      maxLength={partLengths[part]}
      required={required}
      aria-label={texts[part]}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
      className={classes.box}
      value={digits}
      onChange={(event) => onType(event.target.value)}
      onBlur={(event) => onLeave(event.target.value)}
      onKeyDown={press}
    />
  );
}
