import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenWithdrawal } from '../../api/wallet';
import { Assistant } from '../../components/assistant/assistant';
import { Amount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { OtpField } from '../../components/ui/digits-field/digits-field';
import { Note } from '../../components/ui/note/note';
import { Row, Rows } from '../../components/ui/rows/rows';
import { Unbroken } from '../../components/ui/text/visually-hidden';
import { formatLongDateTime, maskAfter3 } from '../../lib/format';
import { messageOf } from '../../lib/validation';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { type OtpConfirmation, useOtpConfirmation } from './use-otp-confirmation';
import type { useOpenWithdrawal } from './use-withdrawal-place';
import classes from './withdrawal.module.css';
import { isOtp, otpRule, type Refusal } from './withdrawal-amount';

interface OtpDialogProps extends OtpConfirmation {
  onCancel: () => void;
}

/** Static: only Cancel and the right code close it. */
function OtpDialog({ onCancel, ...confirmation }: OtpDialogProps) {
  const texts = useTexts(walletTexts);
  const { otp, refusal, field, sending, type, verify } = useOtpConfirmation(confirmation);
  const valid = isOtp(otp);
  return (
    <Dialog
      opened
      size="small"
      title={texts.otpTitle}
      onSubmit={() => valid && !sending && verify()}
      footer={
        <>
          <Button variant="line" disabled={sending} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="gold" disabled={!valid} busy={sending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.otpIntro}</p>
      <BoundTo request={confirmation.request} />
      <Assistant />
      <OtpField
        ref={field}
        data-autofocus
        label={texts.otpLabel}
        hint={messageOf(otpRule)}
        maxLength={otpRule.maxLength}
        valid={valid}
        error={useRefusalText(refusal)}
        value={otp}
        readOnly={sending}
        onChange={type}
      />
      {refusal?.kind === 'noAnswer' && <Note color="danger">{texts.notSent(refusal.message)}</Note>}
      <p className="quiet small">
        <Unbroken>{texts.otpFacts}</Unbroken>
      </p>
    </Dialog>
  );
}

function useRefusalText(refusal: Refusal | undefined): string | undefined {
  const texts = useTexts(walletTexts);
  if (refusal?.kind === 'other') return refusal.message;
  if (refusal?.kind !== 'wrongOtp') return undefined;
  const { triesLeft } = refusal;
  if (triesLeft === undefined) return texts.otpWrong;
  return triesLeft > 0 ? texts.triesLeft(triesLeft) : texts.noTriesLeft;
}

interface OtpPlaceProps extends Omit<OtpConfirmation, 'request'> {
  waiting: ReturnType<typeof useOpenWithdrawal>;
  onCancel: () => void;
  /** What the address leads to waits no more. */
  onGone: () => void;
}

/**
 * The dialog for the withdrawal that waits for its code. It holds on to what it was opened for: where an answer got
 * lost the server knows of nothing open any more, and the same code must still be sent again.
 */
export function OtpPlace({ waiting: { open, isNone }, onGone, ...dialog }: OtpPlaceProps) {
  const [held, setHeld] = useState(open);
  if (!held && open) setHeld(open);
  const isLost = !held && isNone;

  const tellGone = useEffectEvent(onGone);
  useEffect(() => {
    if (isLost) tellGone();
  }, [isLost]);

  return held && <OtpDialog request={held} {...dialog} />;
}

/** The amount and the account that the code is good for, and since when they wait for it. */
export function BoundTo({ request }: { request: OpenWithdrawal }) {
  const { waitsSince } = useTexts(walletTexts);
  return (
    <Rows className={classes.tie}>
      <Row
        label={
          <span className={classes.tied}>
            <Amount plain value={request.transferAmount} currency={request.selectedCurrency} />
          </span>
        }
        note={<span className={classes.mask}>{maskAfter3(request.accountNumber)}</span>}
      >
        <span className={classes.bank}>{request.bankName}</span>
      </Row>
      <Row label={waitsSince}>
        <span className={classes.since}>{formatLongDateTime(request.createdAt)}</span>
      </Row>
    </Rows>
  );
}
