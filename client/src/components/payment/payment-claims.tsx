import type { PaymentClaimDto, PaymentClaimsDto } from '@pautang/sdk';
import { useRef, useState } from 'react';
import type { LoanAccount } from '../../api/loan';
import { usePaymentClaims, withdrawPaymentClaim } from '../../api/payments';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { textsNow, useTexts } from '../../texts/define-texts';
import { paymentClaimsTexts } from '../../texts/payment-claims';
import { announced } from '../form/announced';
import { readDraft } from '../form/form-draft';
import { Loaded } from '../layout/loaded';
import { Button } from '../ui/button/button';
import { Fold } from '../ui/fold/fold';
import { ClaimForm, claimForm } from './claim-form';
import classes from './payment.module.css';
import { paymentOf } from './prepared-payment';

const bars = [48];

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
  const [hasWaited] = useState(() => Object.keys(readDraft(claimForm(account))).length > 0);
  return (
    <section ref={here} tabIndex={-1} className="stack" aria-label={texts.title}>
      <Fold summary={texts.title} opened={hasWaited}>
        {left > 0 ? (
          // Another amount or day may be usual once money came or a day began.
          <ClaimForm key={paymentOf(account)} account={account} onSent={() => here.current?.focus()} />
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
