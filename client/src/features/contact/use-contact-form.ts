import { useState } from 'react';
import { sendContactMessage } from '../../api/misc';
import { type FieldErrors, fieldErrorsOf } from '../../api/problem';
import { notify } from '../../components/ui/toaster/notify';
import { delay } from '../../lib/delay';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { messageOf } from '../../lib/validation';
import { contactTexts } from '../../texts/contact';
import { textsNow } from '../../texts/define-texts';
import { type ContactField, contactRequest, contactRules, emptyContact, judgeContact } from './contact-draft';

/** The specification lets the result wait; the message is on its way from the start. */
const resultMs = 3000;

export function useContactForm() {
  const [draft, setDraft] = useState(emptyContact);
  const [busy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const valid = judgeContact(draft);

  const put = (change: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...change }));
    setServerErrors({});
  };

  const isMissed = (name: ContactField) => isChecked && !valid[name];

  const text = (name: Exclude<ContactField, 'agreed'>) => ({
    value: draft[name],
    onChange: (value: string) => put({ [name]: value }),
    valid: valid[name],
    hint: messageOf(contactRules[name]),
    missed: isMissed(name),
    error: serverErrors[name],
    maxLength: contactRules[name].maxLength,
    readOnly: busy,
    required: true,
  });

  /** Marks what is wrong from now on, and says whether anything is. */
  const check = (): boolean => {
    setChecked(true);
    return Object.values(valid).every(Boolean);
  };

  /** Resolves to false once a failure is shown. */
  const send = async (retry: () => void): Promise<boolean> => {
    setBusy(true);
    const toast = notify.pending(textsNow(contactTexts).sending);
    const [result] = await Promise.allSettled([sendContactMessage(contactRequest(draft)), delay(resultMs)]);
    setBusy(false);
    if (result.status === 'rejected') {
      const { reason } = result;
      setServerErrors(fieldErrorsOf(reason));
      void toast.error(errorMessage(reason), retryOffer(reason, retry));
      return false;
    }
    setDraft(emptyContact);
    setChecked(false);
    void toast.success(textsNow(contactTexts).sent);
    return true;
  };

  const consent = {
    checked: draft.agreed,
    onChange: (agreed: boolean) => !busy && put({ agreed }),
    error: serverErrors.agreed ?? (isMissed('agreed') ? messageOf(contactRules.agreed) : undefined),
  };

  return { busy, text, consent, check, send };
}
