import { toMajor, toMinor } from '@pautang/loan-terms';
import type { ConfigDto, LoanLimitsDto, TopUpOfferDto } from '@pautang/sdk';
import { useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { LoanCurrency } from '../../api/currency';
import { quoteTopUp } from '../../api/loan';
import { useSession } from '../../api/session';
import { AgreementTick } from '../../components/application/agreement-tick';
import { LoanConfirmDialog } from '../../components/application/loan-confirm-dialog';
import { useApplication } from '../../components/application/use-application';
import { useLoanFormEffects } from '../../components/application/use-loan-form-effects';
import { Form, SendButton } from '../../components/form/form';
import {
  figuresOf,
  isSameLoan,
  type LoanChoiceEvent,
  loanChoice,
} from '../../components/loan-box/loan-choice';
import { LoanAmountFields } from '../../components/loan-box/loan-fields';
import { LoanFigures } from '../../components/loan-box/loan-figures';
import { TopUpFigures } from '../../components/top-up/top-up-figures';
import { Card } from '../../components/ui/card/card';
import { Note } from '../../components/ui/note/note';
import { MoneyRow, Rows } from '../../components/ui/rows/rows';
import { TermChips } from '../../components/ui/term-chips/term-chips';
import { formatMoney } from '../../lib/format';
import { limitText } from '../../lib/own-limits';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { limitsTexts } from '../../texts/limits';
import { loanBoxTexts } from '../../texts/loan-box';
import { topUpTexts } from '../../texts/top-up';
import { topUpChoice, topUpFieldErrors, topUpForm, topUpOffer, topUpRequest } from './top-up-form';

interface TopUpBoxProps {
  offer: TopUpOfferDto;
  limits: LoanLimitsDto;
  config: ConfigDto;
  /** Of the running loan. */
  currency: LoanCurrency;
  onCreated: (loanNumber: string) => void;
}

/** Amount and period of the new loan, with what it costs beside them, and the way to agree to it. */
export function TopUpBox({ offer, limits, config, currency, onCreated }: TopUpBoxProps) {
  const texts = useTexts(topUpTexts);
  const { existsBefore } = useTexts(loanBoxTexts);
  const { period } = useTexts(calculatorTexts);
  const ownLimits = useTexts(limitsTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const { loanNumber, payoffXR, leastReceivedXR } = offer;
  const possible = useMemo(() => topUpOffer(config, limits, offer), [config, limits, offer]);
  const application = useApplication({
    onCreated: (number) => {
      form.clear();
      onCreated(number);
    },
    onRefused: (error) => refuse(error),
  });
  const form = topUpForm.useForm(
    () => {
      const settled = change({ type: 'left' });
      return application.open(quoteTopUp(topUpRequest(settled, { phoneNumber, loanNumber })));
    },
    { staysFilled: true, errorsOf: topUpFieldErrors },
  );
  const [amount, term, isChosen, agreed] = useWatch({
    control: form.control,
    name: ['amount', 'term', 'isChosen', 'agreed'],
  });
  const amountField = useController({ control: form.control, name: 'amount' });
  const termField = useController({ control: form.control, name: 'term' });
  const choice = topUpChoice({ amount, term, isChosen }, possible, currency);
  const change = (event: LoanChoiceEvent) => {
    const next = loanChoice(choice, event);
    if (next.text !== amount) form.put('amount', next.text);
    if (next.termMonths !== term) form.put('term', next.termMonths);
    form.put('isChosen', true);
    // Who only leaves the field chooses nothing, as for the dialog that Enter opens.
    if (!isSameLoan(next, choice)) application.forget();
    return next;
  };
  const refuse = useLoanFormEffects(form, topUpFieldErrors, { agreed, forget: application.forget });

  const quote = figuresOf(choice);
  const money = (value: number) => formatMoney(value, currency.code);
  const paidOutMinor = quote?.charged?.proceedsMinor ?? choice.amount.foreignMinor;
  return (
    <div className="columns">
      <Card>
        <Form form={form}>
          <LoanAmountFields
            state={choice}
            dispatch={change}
            own={{
              amount: {
                ref: amountField.field.ref,
                error: amountField.fieldState.error?.message,
                note: (
                  <p className="quiet small">
                    {texts.least(money(payoffXR), money(leastReceivedXR))} {limitText(limits, ownLimits)}
                  </p>
                ),
              },
            }}
          />
          <TermChips
            legend={period}
            terms={possible.terms}
            value={choice.termMonths}
            ref={termField.field.ref}
            error={termField.fieldState.error?.message}
            onChange={(termMonths) => change({ type: 'term', termMonths })}
          />
          <AgreementTick as={topUpForm.Tick} />
          <SendButton variant="gold" wide>
            {texts.apply}
          </SendButton>
          {application.problem && <Note color="danger">{application.problem}</Note>}
          {application.exists && (
            <div role="alert">
              <Note color="warning">{existsBefore}</Note>
            </div>
          )}
        </Form>
      </Card>
      <LoanFigures quote={quote} currency={currency.code}>
        {quote && (
          <Rows>
            <MoneyRow label={texts.paysOff(loanNumber)} value={payoffXR} currency={currency.code} />
            <MoneyRow
              total
              label={texts.receive}
              value={toMajor(paidOutMinor - toMinor(payoffXR))}
              currency={currency.code}
            />
          </Rows>
        )}
      </LoanFigures>
      {application.proposal && (
        <LoanConfirmDialog
          proposal={application.proposal}
          config={config}
          sending={application.sending}
          onConfirm={application.confirm}
          onCancel={application.cancel}
        >
          <TopUpFigures quote={application.proposal.quote} />
        </LoanConfirmDialog>
      )}
    </div>
  );
}
