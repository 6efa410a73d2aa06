import type { ConfigDto, LoanLimitsDto } from '@pautang/sdk';
import { Link } from '@tanstack/react-router';
import { type Ref, type SubmitEvent, useMemo, useRef, useState } from 'react';
import { LegalDialog } from '../../components/legal/lazy-dialogs';
import {
  figuresOf,
  type LoanChoiceEvent,
  type LoanOffer,
  loanChoice,
} from '../../components/loan-box/loan-choice';
import { LoanFields, type OwnFields } from '../../components/loan-box/loan-fields';
import { LoanFigures } from '../../components/loan-box/loan-figures';
import { useLoanChoice } from '../../components/loan-box/use-loan-choice';
import { Button } from '../../components/ui/button/button';
import { TextButton } from '../../components/ui/button/icon-button';
import { Card } from '../../components/ui/card/card';
import { Checkbox } from '../../components/ui/checkbox/checkbox';
import { Note } from '../../components/ui/note/note';
import { notify } from '../../components/ui/toaster/notify';
import { formatList } from '../../lib/format';
import { laterTerms, limitText } from '../../lib/own-limits';
import { useFocusFirstWrong } from '../../lib/use-one-at-a-time';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { limitsTexts } from '../../texts/limits';
import { loanBoxTexts } from '../../texts/loan-box';
import { type LoanFieldErrors, quoteRequest } from './application';
import { CostLine } from './cost-line';
import { IncomeHint } from './income-hint';
import classes from './loan-box.module.css';
import { LoanConfirmDialog } from './loan-confirm-dialog';
import { useApplication } from './use-application';

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
  const quote = figuresOf(choice);
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
    <div className="columns">
      <Card>
        <form ref={form} className={classes.form} noValidate onSubmit={apply}>
          <LoanFields
            state={choice}
            dispatch={change}
            currencies={currencies}
            own={{
              ...own,
              amountNote: (
                <>
                  <CostLine quote={quote} currency={choice.currency.code} />
                  {own.amountNote}
                </>
              ),
            }}
          />
          <div role="status">
            <IncomeHint choice={choice} monthlyNetIncome={limits.monthlyNetIncome} />
          </div>
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
      <LoanFigures quote={quote} currency={choice.currency.code} />
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

interface LoanAgreementTickProps {
  ref: Ref<HTMLInputElement>;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** It was applied for without it. */
  missed: boolean;
}

function LoanAgreementTick({ ref, checked, onChange, missed }: LoanAgreementTickProps) {
  const texts = useTexts(loanBoxTexts);
  const { name, open, close } = usePlace('reading', ['agreement']);
  return (
    <>
      <Checkbox
        ref={ref}
        checked={checked}
        onChange={onChange}
        error={missed && !checked ? texts.agreementUnticked : undefined}
        label={texts.agreeBefore}
        link={<TextButton onClick={() => open('agreement')}>{texts.agreement}</TextButton>}
        labelAfter={texts.agreeAfter}
      />
      {name && <LegalDialog kind="serviceAgreement" onClose={close} />}
    </>
  );
}

/** What the member's own limits, and the server, say at the fields of the loan box. */
function useOwnFields(config: ConfigDto, limits: LoanLimitsDto, errors: LoanFieldErrors): OwnFields {
  const texts = useTexts(limitsTexts);
  const later = laterTerms(config.terms, limits);
  const reasons = later.map(({ terms, fromScore }) => texts.laterTerms(formatList(terms), fromScore));
  return {
    amountNote: <p className={classes.limit}>{limitText(limits, texts)}</p>,
    amountError: errors.amount,
    laterTerms: later.flatMap(({ terms }) => terms),
    termNote: reasons.join(' '),
    termError: errors.term,
  };
}

/** The product's loan, within what this member may borrow. */
function ownOffer(
  { interestRate, interestMethod }: Pick<ConfigDto, 'interestRate' | 'interestMethod'>,
  { minLoan, maxLoan, terms }: Pick<LoanLimitsDto, 'minLoan' | 'maxLoan' | 'terms'>,
): LoanOffer {
  return { interestRate, interestMethod, minLoan, maxLoan, terms };
}
