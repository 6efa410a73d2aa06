import { useEffect, useEffectEvent, useState } from 'react';
import { OtpDialog } from './otp-dialog';
import type { useOpenWithdrawal } from './use-open-withdrawal';
import type { OtpConfirmation } from './use-otp-confirmation';

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
