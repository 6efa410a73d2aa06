import { useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { type FieldErrors, fieldErrorsOf } from '../../api/problem';
import { useIsAwake } from '../../lib/use-is-awake';
import { useIsShown } from '../../lib/use-is-shown';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { forgetDraft, keepDraft, readDraft } from './form-draft';
import {
  cleaned,
  type FieldName,
  type FormModel,
  isChosen,
  namesOf,
  type Values,
  wrongNames,
} from './form-model';

export interface Attempt {
  /** Sends the form once more, as it is then: for a toast that offers it. */
  retry: () => void;
  /** Whether the form is still in the page. */
  isShown: () => boolean;
}

/**
 * Does with what was typed whatever the form is for; the form is busy meanwhile. What it throws leaves everything as it
 * was typed, with the server's sentences at their fields.
 */
export type Send<Form extends Values> = (values: Form, attempt: Attempt) => Promise<unknown>;

export interface FormOptions {
  /** What a failure has against which field, where neither the server nor a code names it. */
  errorsOf?: (error: unknown) => FieldErrors;
  /** Is told what the server found wrong, which may be about fields of an earlier step. */
  onRefused?: (errors: FieldErrors) => void;
  /** Is told that fields are not right when the form was to be sent. */
  onWrong?: () => void;
  /** A step that one comes back to is not emptied when it is done. */
  staysFilled?: boolean;
}

const byRules =
  <Form extends Values>(model: FormModel<Form>): Resolver<Form> =>
  (values) => {
    const wrong = wrongNames(model, values);
    if (wrong.length === 0) return { values: cleaned(model, values), errors: {} };
    return { values: {}, errors: Object.fromEntries(wrong.map((name) => [name, { type: 'rule' }])) as never };
  };

/** One form: what was typed, what is wrong with it, and the sending. */
export function useAppForm<Form extends Values>(
  model: FormModel<Form>,
  send: Send<Form>,
  {
    errorsOf = (error) => fieldErrorsOf(error, model.fieldOfCode),
    onRefused,
    onWrong,
    staysFilled = false,
  }: FormOptions = {},
) {
  const id = useId();
  const isAwake = useIsAwake();
  // A page as it was rendered at build is as empty as it was there, until it is taken over.
  const [first] = useState(() => (isAwake ? { ...model.empty, ...readDraft(model) } : model.empty));
  const form = useForm<Form>({
    defaultValues: first as DefaultValues<Form>,
    resolver: byRules(model),
  });
  const { clearErrors, control, getValues, reset, setError, setFocus, setValue, subscribe } = form;
  const oneAtATime = useOneAtATime();
  const isShown = useIsShown();
  // Not the library's own word for it, which also renders the whole form twice where nothing is sent.
  const [busy, setBusy] = useState(false);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  /** Fills a field from outside; a sentence of the server about what stood there goes. */
  const put = <Name extends FieldName<Form>>(name: Name, value: Form[Name]) => {
    clearErrors(name as unknown as FieldPath<Form>);
    setValue(name as unknown as FieldPath<Form>, value as never);
  };

  // After the page has been taken over as it was rendered at build. What was typed since wins.
  useEffect(() => {
    for (const [name, value] of Object.entries(readDraft(model))) {
      if (!isChosen(model, name, getValues(name as FieldPath<Form>))) {
        setValue(name as FieldPath<Form>, value as never);
      }
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(model, values as Form),
    });
  }, [model, getValues, setValue, subscribe]);

  const focusFirstWrong = () => {
    const first = namesOf(model).find((name) => form.getFieldState(name as FieldPath<Form>).error);
    if (first !== undefined) setFocus(first as FieldPath<Form>);
  };

  /** Shows the server's sentences at the fields that this form has, and says whether it has any of them. */
  const setErrors = (errors: FieldErrors): boolean => {
    const own = namesOf(model).filter((name) => errors[name] !== undefined);
    for (const name of own) setError(name as FieldPath<Form>, { type: 'server', message: errors[name] });
    return own.length > 0;
  };

  const clear = () => {
    reset(model.empty);
    forgetDraft(model);
  };

  const attempt = form.handleSubmit(async (values) => {
    setBusy(true);
    try {
      await latest.current(values, { retry: submit, isShown });
    } catch (error) {
      const errors = errorsOf(error);
      setErrors(errors);
      focusFirstWrong();
      return onRefused?.(errors);
    } finally {
      setBusy(false);
    }
    if (!staysFilled) clear();
  }, onWrong);
  const submit = () => oneAtATime(attempt);

  return {
    id,
    model,
    control,
    busy,
    submit,
    getValues: getValues as () => Form,
    put,
    clear,
    focus: (name: FieldName<Form>) => setFocus(name as unknown as FieldPath<Form>),
    clearErrors: (name: FieldName<Form>) => clearErrors(name as unknown as FieldPath<Form>),
    setErrors,
    focusFirstWrong,
  };
}

export type AppForm<Form extends Values> = ReturnType<typeof useAppForm<Form>>;
