import type { ConfigDto } from '@pautang/sdk';
import { type SubmitEvent, useReducer, useRef, useState } from 'react';
import { figuresOf, firstLoanChoice, loanChoice } from '../../components/loan/loan-choice';
import { LoanFields } from '../../components/loan/loan-fields';
import { LoanFigures } from '../../components/loan/loan-figures';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { Note } from '../../components/ui/note';
import { notify } from '../../components/ui/notify';
import { useLoanCurrencies } from '../../lib/loan-offer';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { LoanAgreementTick } from './loan-agreement-tick';
import classes from './loan-box.module.css';
import { LoanConfirmDialog } from './loan-confirm-dialog';
import { quoteRequest } from './quote-request';
import { useApplication } from './use-application';

const toastMs = 1000;

interface LoanBoxProps {
  config: ConfigDto;
  onCreated: () => void;
}

/** Amount, currency and period, with what the loan costs beside them. */
export function LoanBox({ config, onCreated }: LoanBoxProps) {
  const texts = useTexts(loanTexts);
  const [state, dispatch] = useReducer(loanChoice, config, firstLoanChoice);
  const [agreed, setAgreed] = useState(false);
  const currencies = useLoanCurrencies();
  const application = useApplication(onCreated);
  const tick = useRef<HTMLInputElement>(null);

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (application.opening) return;
    dispatch({ type: 'left' });
    if (agreed) {
      application.open(quoteRequest(state));
      return;
    }
    notify.warning(texts.agreementMissing, { closeMs: toastMs });
    tick.current?.focus();
  };

  return (
    <div className={classes.columns}>
      <Card>
        <form className={classes.form} noValidate onSubmit={apply}>
          <LoanFields state={state} dispatch={dispatch} currencies={currencies} />
          <LoanAgreementTick ref={tick} checked={agreed} onChange={setAgreed} />
          <Button type="submit" variant="gold" wide busy={application.opening}>
            {texts.apply}
          </Button>
          {application.problem && <Note color="danger">{application.problem}</Note>}
        </form>
      </Card>
      <LoanFigures quote={figuresOf(state)} currency={state.currency.code} />
      {application.proposal && (
        <LoanConfirmDialog
          proposal={application.proposal}
          sending={application.sending}
          onConfirm={application.confirm}
          onCancel={application.cancel}
        />
      )}
    </div>
  );
}
