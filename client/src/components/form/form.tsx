import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIsAwake } from '../../lib/use-is-awake';
import { Button, type ButtonProps } from '../ui/button/button';
import { Dialog, type DialogProps } from '../ui/dialog/dialog';
import { useOffersEndHere } from '../ui/toaster/notify';
import { asAround, FormContext, useFormAround } from './define-form';
import { type Values, wrongNames } from './form-model';
import type { AppForm } from './use-app-form';

interface FormProps<Form extends Values> {
  form: AppForm<Form>;
  children: ReactNode;
}

/** Who is led to a form by what is wrong there starts at that. */
function useStartAtWrong<Fields extends Values>({ focusFirstWrong }: AppForm<Fields>): void {
  const latest = useRef(focusFirstWrong);
  useEffect(() => latest.current(), []);
}

interface PageFormProps<Form extends Values> extends FormProps<Form> {
  /** The browser itself asks for what is required. */
  native?: boolean;
  className?: string;
}

export function Form<Fields extends Values>({
  form,
  native = false,
  className,
  children,
}: PageFormProps<Fields>) {
  useOffersEndHere();
  useStartAtWrong(form);
  return (
    <FormContext value={asAround(form)}>
      <form
        className={className ?? 'stack-wide'}
        noValidate={!native}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {children}
      </form>
    </FormContext>
  );
}

type FormDialogProps<Fields extends Values> = FormProps<Fields> &
  Omit<DialogProps, 'opened' | 'onSubmit'> & {
    /** Says what its button does, where that is all that the foot holds. */
    send?: string;
  };

/** A form that is a dialog; its button stands in the foot. */
export function FormDialog<Fields extends Values>({
  form,
  send,
  footer = send && (
    <SendButton wide gated>
      {send}
    </SendButton>
  ),
  ...dialog
}: FormDialogProps<Fields>) {
  useOffersEndHere();
  return (
    <FormContext value={asAround(form)}>
      <Dialog opened footer={footer} {...dialog} onSubmit={form.submit} />
    </FormContext>
  );
}

/** The names of the fields that are not right yet. */
function useWrong(): readonly string[] {
  const { model, control } = useFormAround();
  return useWatch({ control, compute: (values) => wrongNames(model, values) });
}

const patienceMs = 1000;

/**
 * Enter in a field of a page that was not awake yet: the form is sent once it is, where it is right by then. Who goes on
 * typing sends it anew, and a form that came later was never asleep.
 */
function usePressedEarly(isAwake: boolean, isRight: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [wasAsleep] = useState(!isAwake);
  const isDue = wasAsleep && isAwake && isRight;
  useEffect(() => {
    if (!isDue || !window.pressedEarly || window.pressedEarly !== button.current) return;
    window.pressedEarly = null;
    button.current.click();
  }, [isDue]);
  useEffect(() => {
    if (!wasAsleep) return undefined;
    const end = setTimeout(() => {
      window.pressedEarly = null;
    }, patienceMs);
    return () => clearTimeout(end);
  }, [wasAsleep]);
  return button;
}

interface SendButtonProps extends Omit<ButtonProps, 'type' | 'busy'> {
  /** It waits until every field is right; `Missing` says for what, or the field does. */
  gated?: boolean | 'by its field';
}

/** Sends the form around it. */
export function SendButton({ gated = false, ...button }: SendButtonProps) {
  const { id, busy } = useFormAround();
  const isAwake = useIsAwake();
  const isWrong = useWrong().length > 0;
  const isShut = isWrong && gated !== false;
  const ref = usePressedEarly(isAwake, !isWrong);
  return (
    <Button
      {...button}
      ref={ref}
      type="submit"
      busy={busy}
      disabled={isShut || !isAwake}
      aria-describedby={isShut && gated === true ? `${id}-missing` : undefined}
    />
  );
}

interface MissingProps {
  /** What keeps the form from being sent. */
  of: string | ((wrong: readonly string[]) => string);
  /** What sending does, once it may be. */
  otherwise?: string;
}

export function Missing({ of, otherwise }: MissingProps) {
  const { id } = useFormAround();
  const wrong = useWrong();
  const missing = typeof of === 'string' ? of : of(wrong);
  const sentence = wrong.length > 0 ? missing : otherwise;
  return sentence ? (
    <p id={`${id}-missing`} className="remark">
      {sentence}
    </p>
  ) : null;
}
