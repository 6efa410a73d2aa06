import type { PaymentClaimDto, PaymentClaimsDto } from '@pautang/sdk';
import { type FormEvent, useRef, useState } from 'react';
import type { LoanAccount } from '../../api/loan';
import { addPaymentClaim, usePaymentClaims, withdrawPaymentClaim } from '../../api/payments';
import { type FieldErrors, fieldErrorsOf } from '../../api/problem';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { useWaiting, type Waiting } from '../../lib/use-waiting';
import { textsNow, useTexts } from '../../texts/define-texts';
import { paymentClaimsTexts } from '../../texts/payment-claims';
import { announced } from '../form/announced';
import { Loaded } from '../layout/loaded';
import { AmountField } from '../ui/amount-field/amount-field';
import { Button } from '../ui/button/button';
import { TextField } from '../ui/field/text-field';
import { Fold } from '../ui/fold/fold';
import { amountToPay } from './due-day';
import classes from './payment.module.css';

const bars = [48];
const [longest, longestReference, longestBank] = [15, 60, 100];
/** What is about the reference, whatever its code. */
const fieldOfCode = { PAYMENT_ALREADY_CLAIMED: 'reference', WHOLE_UNITS_ONLY: 'amount' };

/** What may be withdrawn. */
const unfound: ReadonlySet<PaymentClaimDto['state']> = new Set(['WAITING', 'NOT_FOUND', 'ENDED']);

/** 'I have paid': what the member says of a transfer, and whether it was found. */
export function PaymentClaims({ account }: { account: LoanAccount }) {
  const texts = useTexts(paymentClaimsTexts);
  return (
    <Loaded answer={usePaymentClaims(account.loanNumber)} missing={texts.notLoaded} bars={bars}>
      {(told) => <Told told={told} account={account} />}
    </Loaded>
  );
}

function Told({ told: { claims, left }, account }: { told: PaymentClaimsDto; account: LoanAccount }) {
  const texts = useTexts(paymentClaimsTexts);
  const here = useRef<HTMLElement>(null);
  const { loanNumber, asOf } = account;
  const usual = { amount: String(amountToPay(account) ?? ''), paidOn: asOf, reference: '', bank: '' };
  const waiting = useWaiting('paymentClaim', loanNumber, usual);
  return (
    <section ref={here} tabIndex={-1} className="stack" aria-label={texts.title}>
      <Fold summary={texts.title} opened={waiting.hasWaited}>
        {left > 0 ? (
          <ClaimForm account={account} waiting={waiting} onSent={() => here.current?.focus()} />
        ) : (
          <p className="quiet">{texts.none}</p>
        )}
      </Fold>
      {claims.length > 0 && (
        <>
          <h3 className="card-title">{texts.told}</h3>
          <ul className="ruled">
            {claims.map((claim) => (
              <li key={claim.claimId} className={classes.claim}>
                <Claim claim={claim} onWithdrawn={() => here.current?.focus()} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface ClaimFormProps {
  account: LoanAccount;
  waiting: Waiting<Record<'amount' | 'paidOn' | 'reference' | 'bank', string>>;
  onSent: () => void;
}

function ClaimForm({ account, waiting, onSent }: ClaimFormProps) {
  const texts = useTexts(paymentClaimsTexts);
  const { loanNumber, selectedCurrency: currency, asOf } = account;
  const { typed } = waiting;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setIsSending] = useState(false);
  const key = useRef({ of: '', key: '' });
  const oneAtATime = useOneAtATime();
  const change = (name: keyof typeof typed) => (value: string) => {
    waiting.change({ ...typed, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  };
  const send = () =>
    oneAtATime(async () => {
      const claim = { ...typed, amount: Number(typed.amount) || 0 };
      const of = JSON.stringify(claim);
      // The same once more is the same transfer, as long as it was not withdrawn.
      if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() };
      setIsSending(true);
      try {
        await announced(
          {
            pending: () => textsNow(paymentClaimsTexts).sending,
            done: () => textsNow(paymentClaimsTexts).sent,
            retry: send,
          },
          () => addPaymentClaim(key.current.key, loanNumber, claim),
        );
        key.current = { of: '', key: '' };
        waiting.forget({ ...typed, reference: '' });
        onSent();
      } catch (error) {
        setErrors(fieldErrorsOf(error, fieldOfCode));
      } finally {
        setIsSending(false);
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p>{texts.about}</p>
      <TextField
        label={texts.reference}
        note={texts.referenceHint}
        value={typed.reference}
        error={errors.reference}
        maxLength={longestReference}
        autoComplete="off"
        onChange={change('reference')}
      />
      <AmountField
        label={texts.amount}
        value={typed.amount}
        currency={currency}
        error={errors.amount}
        maxLength={longest}
        onChange={change('amount')}
      />
      <TextField
        label={texts.paidOn}
        type="date"
        max={asOf}
        value={typed.paidOn}
        error={errors.paidOn}
        onChange={change('paidOn')}
      />
      <TextField
        optional
        label={texts.bank}
        value={typed.bank}
        error={errors.bank}
        maxLength={longestBank}
        onChange={change('bank')}
      />
      <Button wide variant="line" type="submit" busy={isSending}>
        {texts.send}
      </Button>
    </form>
  );
}

interface ClaimProps {
  claim: PaymentClaimDto;
  onWithdrawn: () => void;
}

function Claim({ claim, onWithdrawn }: ClaimProps) {
  const texts = useTexts(paymentClaimsTexts);
  const { claimId, loanNumber, state, amount, selectedCurrency, paidOn, reference, waitsUntil, alikeOn } =
    claim;
  const [isAsking, setIsAsking] = useState(false);
  const oneAtATime = useOneAtATime();
  const withdraw = () =>
    oneAtATime(async () => {
      setIsAsking(true);
      try {
        const words = { pending: () => textsNow(paymentClaimsTexts).withdrawing, retry: withdraw };
        await announced(words, () => withdrawPaymentClaim(loanNumber, claimId));
        // What was pressed is gone.
        onWithdrawn();
      } finally {
        setIsAsking(false);
      }
    });
  return (
    <div className="stack">
      <p>
        <strong>{texts.transfer(formatMoney(amount, selectedCurrency), formatLongDate(paidOn))}</strong>{' '}
        <span className="quiet">{reference}</span>
      </p>
      <p role="status">{texts.states[state](formatLongDate(waitsUntil))}</p>
      {alikeOn && <p className="quiet">{texts.alike(formatLongDate(alikeOn))}</p>}
      {unfound.has(state) && (
        <Button
          small
          variant="line"
          busy={isAsking}
          aria-label={texts.withdrawOne(reference)}
          onClick={withdraw}
        >
          {texts.withdraw}
        </Button>
      )}
    </div>
  );
}
