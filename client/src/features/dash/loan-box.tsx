import type { ConfigDto, LoanLimitsDto } from '@pautang/sdk';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { figuresOf, type LoanChoiceEvent, loanChoice } from '../../components/loan-box/loan-choice';
import { LoanFields } from '../../components/loan-box/loan-fields';
import { LoanFigures } from '../../components/loan-box/loan-figures';
import { useLoanChoice } from '../../components/loan-box/use-loan-choice';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { Note } from '../../components/ui/note/note';
import { notify } from '../../components/ui/toaster/notify';
import { useFocusFirstWrong } from '../../lib/use-focus-first-wrong';
import { useTexts } from '../../texts/define-texts';
import { loanBoxTexts } from '../../texts/loan-box';
import { LoanAgreementTick } from './loan-agreement-tick';
import classes from './loan-box.module.css';
import { LoanConfirmDialog } from './loan-confirm-dialog';
import { ownOffer } from './own-offer';
import { quoteRequest } from './quote-request';
import { useApplication } from './use-application';
import { useOwnFields } from './use-own-fields';

const toastMs = 1000;

interface LoanBoxProps {
  config: ConfigDto;
  limits: LoanLimitsDto;
  onCreated: () => void;
}

/** Amount, currency and period within the member's own limits, with what the loan costs beside them. */
export function LoanBox({ config, limits, onCreated }: LoanBoxProps) {
  const texts = useTexts(loanBoxTexts);
  const offer = useMemo(() => ownOffer(config, limits), [config, limits]);
  const { choice, dispatch, currencies } = useLoanChoice('loanBox', offer);
  const [agreed, setAgreed] = useState(false);
  const [missed, setMissed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  const application = useApplication({ onCreated, onRefused: useFocusFirstWrong(form) });
  const own = useOwnFields(config, limits, application.fieldErrors);

  const change = (event: LoanChoiceEvent) => {
    dispatch(event);
    application.forget();
  };
  const agree = (isAgreed: boolean) => {
    setAgreed(isAgreed);
    // What is no longer agreed to must not be found again, by Forward, ready to be confirmed.
    if (!isAgreed) application.forget();
  };
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (application.opening) return;
    change({ type: 'left' });
    if (agreed) {
      application.open(quoteRequest(loanChoice(choice, { type: 'left' })));
      return;
    }
    setMissed(true);
    notify.warning(texts.agreementMissing, { closeMs: toastMs });
    tick.current?.focus();
  };

  return (
    <div className={classes.columns}>
      <Card>
        <form ref={form} className={classes.form} noValidate onSubmit={apply}>
          <LoanFields state={choice} dispatch={change} currencies={currencies} own={own} />
          <LoanAgreementTick ref={tick} checked={agreed} onChange={agree} missed={missed} />
          <Button type="submit" variant="gold" wide busy={application.opening}>
            {texts.apply}
          </Button>
          {application.problem && <Note color="danger">{application.problem}</Note>}
          {application.exists && (
            <div role="alert">
              <Note color="warning">
                {texts.existsBefore} <Link to="/wallet">{texts.existsLink}</Link>
              </Note>
            </div>
          )}
        </form>
      </Card>
      <LoanFigures quote={figuresOf(choice)} currency={choice.currency.code} />
      {application.proposal && (
        <LoanConfirmDialog
          proposal={application.proposal}
          config={config}
          sending={application.sending}
          onConfirm={application.confirm}
          onCancel={application.cancel}
        />
      )}
    </div>
  );
}
