import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import CheckCircleIcon from '~icons/ic/round-check-circle';
import ErrorFilledIcon from '~icons/ic/round-error';
import ErrorOutlineRoundedIcon from '~icons/ic/round-error-outline';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import classes from './field.module.css';

export interface FieldBasics {
  label: ReactNode;
  /** Says what is wrong; stands below only while the field has the focus and is bad. */
  hint?: ReactNode;
  /** true and false show their icon once the field is filled; undefined shows none. */
  valid?: boolean;
  /** Was looked for and is not right: bad also while it is empty. */
  missed?: boolean;
  /** Writes 'optional' behind the label. */
  optional?: boolean;
  /** A sentence of the server about this field; stands below until it is taken away. */
  error?: string;
  /** Stands below whatever is in the field, and says nothing wrong. */
  note?: ReactNode;
}

/** What a field around one native control takes: its own, and whatever the control does. */
export type ControlledField<Control extends 'input' | 'select' | 'textarea'> = FieldBasics &
  Omit<ComponentPropsWithRef<Control>, 'value' | 'onChange' | 'id' | 'className' | 'children'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** What stands around a control, apart from what the control takes itself. */
export function splitField<Props extends FieldBasics>(props: Props) {
  const { label, hint, valid, missed, optional, error, note, ...own } = props;
  return [{ label, hint, valid, missed, optional, error, note }, own] as const;
}

export interface ControlProps {
  id: string;
  /** Said in either case: of a choice that is required the browser would say that it is wrong before anything is chosen. */
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldBasics {
  filled: boolean;
  /** Something pressable at the right edge, as the eye of a password. */
  trailing?: ReactNode;
  /** Stands at the right edge while there is no validation icon, as the arrow of a select. */
  idleIcon?: ReactNode;
  /** Three boxes instead of one: renders a fieldset, and the boxes carry their own labels. */
  group?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, one control, validation at its right side and the hint below. */
export function Field(props: FieldProps) {
  const { label, hint, valid, missed, optional, error, note, filled, trailing, idleIcon, group, children } =
    props;
  const id = useId();
  const texts = useTexts(uiTexts);
  const { focused, handlers } = useFocusWithin();
  const bad = Boolean(error) || missed === true || (filled && valid === false);
  const good = !bad && filled && valid === true;
  const message = error ?? (focused && bad ? hint : undefined);
  const sentence = useInSight(focused && Boolean(message));
  const messageId = `${id}-hint`;
  const noteId = `${id}-note`;
  const control: ControlProps = {
    id,
    'aria-invalid': bad,
    'aria-describedby': described(message && messageId, note && noteId),
  };
  const caption = (
    <>
      {label}
      {optional && <span className={classes.optional}> ({texts.optional})</span>}
    </>
  );
  const Wrapper = group ? 'fieldset' : 'div';

  return (
    <Wrapper className={classes.field} {...handlers}>
      {group ? (
        <legend className={classes.label}>{caption}</legend>
      ) : (
        <label className={classes.label} htmlFor={id}>
          {caption}
        </label>
      )}
      <div
        className={classNames(
          classes.control,
          bad && classes.bad,
          Boolean(trailing) && classes.withTrailing,
          group && classes.group,
        )}
      >
        {children(control)}
        <ValidationIcon state={bad ? 'bad' : good ? 'good' : 'idle'} idle={idleIcon} />
        {trailing && <span className={classes.trailing}>{trailing}</span>}
      </div>
      {note && (
        <p id={noteId} className={classes.note}>
          {note}
        </p>
      )}
      {/* Read aloud when it appears under the fingers; after Continue the focus leads to the first of many. */}
      <div ref={sentence} aria-live={focused ? 'polite' : 'off'} className={classes.message}>
        {message && <FieldMessage id={messageId}>{message}</FieldMessage>}
      </div>
    </Wrapper>
  );
}

/** What is said of the field that one is at is seen as well, also where a bar or a keyboard leaves little room. */
function useInSight(isSaid: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSaid) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isSaid]);
  return place;
}

const described = (...ids: ReactNode[]) => ids.filter(Boolean).join(' ') || undefined;

function ValidationIcon({ state, idle }: { state: 'bad' | 'good' | 'idle'; idle: ReactNode }) {
  if (state === 'bad') return <ErrorFilledIcon className={classNames(classes.icon, classes.badIcon)} />;
  if (state === 'good') return <CheckCircleIcon className={classNames(classes.icon, classes.goodIcon)} />;
  return idle ? <span className={classes.icon}>{idle}</span> : null;
}

/** What is wrong with a field, below it. */
export function FieldMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.sentence}>
      <ErrorOutlineRoundedIcon className={classes.sentenceIcon} />
      <span>{children}</span>
    </p>
  );
}

/**
 * Whether the focus is anywhere inside an element. When a press elsewhere takes it away, this waits for the press to
 * end: a hint that vanished in between would move the pressed button from under the pointer.
 */
function useFocusWithin() {
  const [focused, setFocused] = useState(false);
  const isInside = useRef(false);
  const isPressed = useRef(false);
  // After the click, which follows the release at once; a tap's focus moves between the two.
  const leaveSoon = useCallback(() => {
    setTimeout(() => isInside.current || setFocused(false));
  }, []);

  useEffect(() => {
    if (!focused) return;
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      leaveSoon();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, [focused, leaveSoon]);

  return {
    focused,
    handlers: {
      onFocus: () => {
        isInside.current = true;
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        isInside.current = currentTarget.contains(relatedTarget);
        if (!isInside.current && !isPressed.current) leaveSoon();
      },
    },
  };
}
