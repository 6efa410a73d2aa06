import type { WithdrawalPreparedDto } from '@pautang/sdk';

/** Specification section 4, 'Wallet withdrawal flow'; decision C4: it starts at amount entry. */
export type WithdrawalStep = 'withdrawing' | 'confirming' | 'transferring' | 'finalcountdown';

/** The server's withdrawal request with the one key under which it may be confirmed. */
export interface OpenRequest {
  readonly prepared: WithdrawalPreparedDto;
  readonly idempotencyKey: string;
}

export interface WithdrawalFlow {
  readonly step: WithdrawalStep;
  readonly text: string;
  /** Kept when the dialog is cancelled: asking for another one would void the code of this one. */
  readonly request?: OpenRequest;
  readonly askingOtp: boolean;
}

export type WithdrawalEvent =
  | { type: 'typed'; text: string }
  | { type: 'continued' }
  | { type: 'changingAmount' }
  | { type: 'prepared'; request: OpenRequest }
  | { type: 'askingAgain' }
  | { type: 'cancelled' }
  | { type: 'requestLost' }
  | { type: 'confirmed' }
  | { type: 'transferred' };

export const firstWithdrawalFlow: WithdrawalFlow = { step: 'withdrawing', text: '', askingOtp: false };

/** How long the transferring screen stays. */
export const transferringMs = 10_000;

const steps: Record<WithdrawalStep, readonly WithdrawalEvent['type'][]> = {
  withdrawing: ['typed', 'continued'],
  confirming: ['changingAmount', 'prepared', 'askingAgain', 'cancelled', 'requestLost', 'confirmed'],
  transferring: ['transferred'],
  finalcountdown: [],
};

export function withdrawalFlow(flow: WithdrawalFlow, event: WithdrawalEvent): WithdrawalFlow {
  if (!steps[flow.step].includes(event.type)) return flow;
  switch (event.type) {
    case 'typed':
      return { ...flow, text: event.text };
    case 'continued':
      return { ...flow, step: 'confirming' };
    case 'changingAmount':
      return { ...flow, step: 'withdrawing', askingOtp: false };
    case 'prepared':
      return { ...flow, request: event.request, askingOtp: true };
    case 'askingAgain':
      return { ...flow, askingOtp: flow.request !== undefined };
    case 'cancelled':
      return { ...flow, askingOtp: false };
    case 'requestLost':
      return { ...flow, request: undefined, askingOtp: false };
    case 'confirmed':
      return { ...flow, step: 'transferring', askingOtp: false, request: undefined };
    case 'transferred':
      return { ...flow, step: 'finalcountdown' };
  }
}

/** Whether the open request is still good for an amount, so that its code stays valid. */
export function isReusable(request: OpenRequest | undefined, amount: number, now: Date): boolean {
  return (
    request !== undefined &&
    request.prepared.transferAmount === amount &&
    new Date(request.prepared.expiresAt) > now
  );
}
