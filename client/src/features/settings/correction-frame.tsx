import type { CorrectionDto } from '@pautang/sdk';
import type { ReactNode } from 'react';
import { corrections } from '../../api/corrections';
import { announced } from '../../components/form/announced';
import { FormDialog, Missing } from '../../components/form/form';
import type { Values } from '../../components/form/form-model';
import type { AppForm, Send } from '../../components/form/use-app-form';
import { useOnce } from '../../components/form/use-once';
import { correctionsTexts } from '../../texts/corrections';
import { textsNow, useTexts } from '../../texts/define-texts';
import { OwnName } from './own-password';

/** What a member corrects: at once, or by asking for it with the password. */
export type Manner = 'saved' | 'asked';

export interface CorrectionProps {
  onClose: () => void;
}

/** Says what is done and what came of it, and then leads back. */
export const sendsAs =
  <Form extends Values>(
    manner: Manner,
    call: (values: Form) => Promise<void>,
    { onClose }: CorrectionProps,
  ): Send<Form> =>
  async (values, { retry, isShown }) => {
    const said = () => {
      const { saving, saved, asking, isAsked } = textsNow(correctionsTexts);
      return manner === 'saved' ? { pending: saving, done: saved } : { pending: asking, done: isAsked };
    };
    const { href } = window.location;
    await announced({ pending: () => said().pending, done: () => said().done, retry }, () => call(values));
    // A new phone number that came with the token meanwhile has the form drawn anew.
    if (isShown() || window.location.href === href) onClose();
  };

/**
 * Asks for a correction of a kind once, also where an answer was lost.
 * @param alsoRefusedWith what else a try is refused with that comes after the one that was taken
 */
export function useAsking<Asked>(
  kind: CorrectionDto['kind'],
  call: (asked: Asked) => Promise<void>,
  alsoRefusedWith: readonly string[] = [],
): (asked: Asked) => Promise<void> {
  const once = useOnce();
  return (asked) =>
    once({
      what: JSON.stringify(asked),
      call: () => call(asked),
      refusedWith: ['CORRECTION_OPEN', ...alsoRefusedWith],
      isDone: () => corrections.isOpen(kind),
    });
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
  const isAsked = manner === 'asked';
  return (
    <FormDialog
      form={form}
      size="small"
      title={title}
      onClose={onClose}
      send={isAsked ? texts.ask : texts.save}
    >
      {isAsked && <OwnName />}
      {children}
      <Missing of={isAsked ? texts.missingToAsk : texts.missing} />
    </FormDialog>
  );
}
