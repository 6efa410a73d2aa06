import type { ConfigDto, LoanLimitsDto } from '@pautang/sdk';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useOutdatedRates } from '../../api/currency';
import { quoteLoan } from '../../api/loan';
import { AgreementTick } from '../../components/application/agreement-tick';
import { loanFieldErrors, quoteRequest } from '../../components/application/application';
import { LoanConfirmDialog } from '../../components/application/loan-confirm-dialog';
import { useApplication } from '../../components/application/use-application';
import { useLoanFormEffects } from '../../components/application/use-loan-form-effects';
import { defineForm } from '../../components/form/define-form';
import { Form, SendButton } from '../../components/form/form';
import type { AppForm } from '../../components/form/use-app-form';
import {
  figuresOf,
  isSameLoan,
  type LoanChoiceEvent,
  type LoanOffer,
  loanChoice,
} from '../../components/loan-box/loan-choice';
import { LoanFields, type OwnFields } from '../../components/loan-box/loan-fields';
import { LoanFigures } from '../../components/loan-box/loan-figures';
import { forgetChoice, useLoanChoice } from '../../components/loan-box/use-loan-choice';
import { Card } from '../../components/ui/card/card';
import { Note } from '../../components/ui/note/note';
import { notify } from '../../components/ui/toaster/notify';
import { formatList } from '../../lib/format';
import { laterTerms, limitText } from '../../lib/own-limits';
import { useTexts } from '../../texts/define-texts';
import { limitsTexts } from '../../texts/limits';
import { loanBoxTexts } from '../../texts/loan-box';
import classes from './loan-box.module.css';
import { CostLine, IncomeHint } from './loan-notes';

/**
 * The consent, and what the server says of amount and term. What is chosen has a place of its own, since the calculator
 * lets one choose the same before one is a member.
 */
const loanForm = defineForm({
  empty: { amount: '', term: '', agreed: false },
  rules: {},
  judges: { agreed: (agreed) => agreed },
});

type LoanForm = AppForm<typeof loanForm.empty>;

function useServerSays({ control }: LoanForm): Pick<OwnFields, 'amount' | 'term'> {
  const amount = useController({ control, name: 'amount' });
  const term = useController({ control, name: 'term' });
  return {
    amount: { ref: amount.field.ref, error: amount.fieldState.error?.message },
    term: { ref: term.field.ref, error: term.fieldState.error?.message },
  };
}

const toastMs = 1000;

export interface LoanBoxProps {
  config: ConfigDto;
  limits: LoanLimitsDto;
  onCreated: (loanNumber: string) => void;
}

/** Amount, currency and period within the member's own limits, with what the loan costs beside them. */
export function LoanBox({ config, limits, onCreated }: LoanBoxProps) {
  const texts = useTexts(loanBoxTexts);
  const offer = useMemo(() => ownOffer(config, limits), [config, limits]);
  const { choice, dispatch, currencies } = useLoanChoice('loanBox', offer);
  const application = useApplication({
    onCreated: (loanNumber) => {
      forgetChoice('loanBox');
      onCreated(loanNumber);
    },
    onRefused: (error) => refuse(error),
  });
  const form = loanForm.useForm(
    () => {
      change({ type: 'left' });
      return application.open(quoteLoan(quoteRequest(loanChoice(choice, { type: 'left' }))));
    },
    {
      staysFilled: true,
      errorsOf: loanFieldErrors,
      onWrong: () => {
        change({ type: 'left' });
        notify.warning(texts.agreementMissing, { closeMs: toastMs });
      },
    },
  );
  const agreed = useWatch({ control: form.control, name: 'agreed' });
  const refuse = useLoanFormEffects(form, loanFieldErrors, { agreed, forget: application.forget });
  const quote = figuresOf(choice);
  const onlyPesos = useOutdatedRates();
  const own = useOwnFields(config, limits);
  const said = useServerSays(form);
  const change = (event: LoanChoiceEvent) => {
    dispatch(event);
    // Who only leaves the field chooses nothing: the dialog that Enter opens takes the focus, and must not go with that.
    if (isSameLoan(loanChoice(choice, event), choice)) return;
    form.clearErrors('amount');
    form.clearErrors('term');
    application.forget();
  };

  return (
    <div className="columns">
      <Card>
        <Form form={form} className={classes.form}>
          <LoanFields
            state={choice}
            dispatch={change}
            currencies={currencies}
            own={{
              currencyNote: onlyPesos && <Note>{texts.onlyPesos}</Note>,
              laterTerms: own.laterTerms,
              term: { ...said.term, note: own.termNote },
              amount: {
                ...said.amount,
                note: (
                  <>
                    <CostLine quote={quote} currency={choice.currency.code} />
                    <p className={classes.limit}>{own.amountNote}</p>
                  </>
                ),
              },
            }}
          />
          <div role="status">
            <IncomeHint choice={choice} monthlyNetIncome={limits.monthlyNetIncome} />
          </div>
          <AgreementTick as={loanForm.Tick} />
          <SendButton variant="gold" wide>
            {texts.apply}
          </SendButton>
          {application.problem && <Note color="danger">{application.problem}</Note>}
          {application.exists && (
            <div role="alert">
              <Note color="warning">
                {texts.existsBefore} <Link to="/wallet">{texts.existsLink}</Link>
              </Note>
            </div>
          )}
        </Form>
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

/** What the member's own limits say at the fields of the loan box. */
function useOwnFields(config: ConfigDto, limits: LoanLimitsDto) {
  const texts = useTexts(limitsTexts);
  const later = laterTerms(config.terms, limits);
  const reasons = later.map(({ terms, fromScore }) => texts.laterTerms(formatList(terms), fromScore));
  return {
    amountNote: limitText(limits, texts),
    laterTerms: later.flatMap(({ terms }) => terms),
    termNote: reasons.join(' '),
  };
}

/** The product's loan, within what this member may borrow. */
function ownOffer(
  { interestRate, interestMethod, charges }: Pick<ConfigDto, 'interestRate' | 'interestMethod' | 'charges'>,
  { minLoan, maxLoan, terms }: Pick<LoanLimitsDto, 'minLoan' | 'maxLoan' | 'terms'>,
): LoanOffer {
  return { interestRate, interestMethod, charges, minLoan, maxLoan, terms };
}
