import type { CorrectionDto } from '@pautang/sdk';
import type { ReactNode } from 'react';
import { corrections } from '../../api/corrections';
import { fieldErrorsOf } from '../../api/problem';
import { useSession } from '../../api/session';
import { announced } from '../../components/form/announced';
import { FormDialog, Missing, SendButton } from '../../components/form/form';
import type { Values } from '../../components/form/form-model';
import type { AppForm, Send } from '../../components/form/use-app-form';
import { useOnce } from '../../components/form/use-once';
import { correctionsTexts } from '../../texts/corrections';
import { textsNow, useTexts } from '../../texts/define-texts';

/** What a member corrects: at once, or by asking for it with the password. */
export type Manner = 'saved' | 'asked';

export interface CorrectionProps {
  onClose: () => void;
}

export const errorsOf = (error: unknown) => fieldErrorsOf(error, { CURRENT_PASSWORD_WRONG: 'password' });

/**
 * Says what is done and what came of it, and then leads back.
 * @param kind of what is asked for, which is done once also where an answer was lost; none of what is saved at once
 */
export function useSending<Form extends Values>(
  call: (values: Form) => Promise<void>,
  { onClose }: CorrectionProps,
  kind?: CorrectionDto['kind'],
): Send<Form> {
  const once = useOnce();
  const said = () => {
    const { saving, saved, asking, isAsked } = textsNow(correctionsTexts);
    return kind ? { pending: asking, done: isAsked } : { pending: saving, done: saved };
  };
  const ask = (values: Form, asked: CorrectionDto['kind']) =>
    once({
      what: JSON.stringify(values),
      call: () => call(values),
      refusedWith: ['CORRECTION_OPEN'],
      isDone: () => corrections.isOpen(asked),
    });
  return async (values, { retry, isShown }) => {
    const words = { pending: () => said().pending, done: () => said().done, retry };
    await announced(words, () => (kind ? ask(values, kind) : call(values)));
    if (isShown()) onClose();
  };
}

interface FrameProps<Form extends Values> extends CorrectionProps {
  form: AppForm<Form>;
  title: string;
  manner: Manner;
  children: ReactNode;
}

/** The dialog of one correction. */
export function CorrectionFrame<Form extends Values>({
  form,
  title,
  manner,
  onClose,
  children,
}: FrameProps<Form>) {
  const texts = useTexts(correctionsTexts);
  const { phoneNumber } = useSession();
  const isAsked = manner === 'asked';
  return (
    <FormDialog
      form={form}
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <SendButton wide gated>
          {isAsked ? texts.ask : texts.save}
        </SendButton>
      }
    >
      {/* Tells the browser's password store whose password this is. */}
      {isAsked && <input type="text" hidden readOnly autoComplete="username" value={phoneNumber ?? ''} />}
      {children}
      <Missing of={isAsked ? texts.missingToAsk : texts.missing} />
    </FormDialog>
  );
}
