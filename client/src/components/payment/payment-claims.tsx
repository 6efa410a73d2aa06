import type { PaymentClaimDto, PaymentClaimsDto } from '@pautang/sdk';
import { useRef, useState } from 'react';
import type { LoanAccount } from '../../api/loan';
import { usePaymentClaims, withdrawPaymentClaim } from '../../api/payments';
import { sharedAnswer, useAnswer, withThePage } from '../../lib/answer';
import { formatLongDate, formatMoney } from '../../lib/format';
import { tabStorage } from '../../lib/storage';
import { textsNow, useTexts, withTexts } from '../../texts/define-texts';
import { paymentClaimsTexts } from '../../texts/payment-claims';
import { useAnnounced } from '../form/announced';
import { LoadProblem } from '../layout/load-problem';
import { Loaded } from '../layout/loaded';
import { Button } from '../ui/button/button';
import { Fold } from '../ui/fold/fold';
import { Skeleton } from '../ui/skeleton/skeleton';
import type { ClaimFormProps } from './claim-form';
import classes from './payment.module.css';
import { paymentOf } from './prepared-payment';

const bars = [48];

/** What one types a transfer into comes when the dialog is opened. */
const form = sharedAnswer(() => withTexts(import('./claim-form')), { retries: 0 });

/** Whether something that was typed of this loan's transfers waits in this tab: known before the form that keeps it has come. */
const isBegun = (loanNumber: string): boolean =>
  (tabStorage.read('paymentClaim') as { of?: unknown } | undefined)?.of === loanNumber;

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
  const [hasWaited] = useState(() => isBegun(account.loanNumber));
  return (
    <section ref={here} tabIndex={-1} className="stack" aria-label={texts.title}>
      <Fold summary={texts.title} opened={hasWaited}>
        {left > 0 ? (
          // Another amount or day may be usual once money came or a day began.
          <Telling
            key={paymentOf(account)}
            account={account}
            withdrawn={claims.filter(({ state }) => state === 'WITHDRAWN').length}
            onSent={() => here.current?.focus()}
          />
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

function Telling(props: ClaimFormProps) {
  const texts = useTexts(paymentClaimsTexts);
  const part = withThePage(useAnswer(form));
  if (part.data) return <part.data.ClaimForm {...props} />;
  return part.isError ? <LoadProblem title={texts.formNotLoaded} answer={part} /> : <Skeleton bars={bars} />;
}

interface ClaimProps {
  claim: PaymentClaimDto;
  onWithdrawn: () => void;
}

function Claim({ claim, onWithdrawn }: ClaimProps) {
  const texts = useTexts(paymentClaimsTexts);
  const { claimId, loanNumber, state, amount, selectedCurrency, paidOn, reference, waitsUntil, alikeOn } =
    claim;
  const { busy, act } = useAnnounced();
  const withdraw = () =>
    act({ pending: () => textsNow(paymentClaimsTexts).withdrawing }, async () => {
      await withdrawPaymentClaim(loanNumber, claimId);
      // What was pressed is gone.
      onWithdrawn();
    });
  return (
    <div className="stack">
      <p>
        <strong>{texts.transfer(formatMoney(amount, selectedCurrency), formatLongDate(paidOn))}</strong>{' '}
        <span className="quiet">{reference}</span>
      </p>
      <p role="status">{texts.states[state]?.(formatLongDate(waitsUntil))}</p>
      {alikeOn && <p className="quiet">{texts.alike(formatLongDate(alikeOn))}</p>}
      {unfound.has(state) && (
        <Button small variant="line" busy={busy} aria-label={texts.withdrawOne(reference)} onClick={withdraw}>
          {texts.withdraw}
        </Button>
      )}
    </div>
  );
}
