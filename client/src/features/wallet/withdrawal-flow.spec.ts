import {
  firstWithdrawalFlow,
  isReusable,
  type OpenRequest,
  type WithdrawalEvent,
  withdrawalFlow,
} from './withdrawal-flow';

const request: OpenRequest = {
  idempotencyKey: 'key',
  prepared: {
    requestId: 'request',
    expiresAt: '2026-11-21T12:00:00Z',
    selectedCurrency: 'PHP',
    exchangeRate: 1,
    withdrawableAmount: 200_000,
    availableBalance: 125_000,
    transferAmount: 75_000,
    transferFee: 0,
    totalToReceiver: 75_000,
    fullLegalName: 'Jocelyn Reyes Dimaculangan',
    bankName: 'Amihan Savings Bank',
    accountNumber: '0011223344',
  },
};
const typed: WithdrawalEvent = { type: 'typed', text: '75000' };
const prepared: WithdrawalEvent = { type: 'prepared', request };

function after(...events: WithdrawalEvent[]) {
  return events.reduce(withdrawalFlow, firstWithdrawalFlow);
}

describe('a withdrawal', () => {
  it('starts at the amount and goes on to confirming, transferring and success', () => {
    expect(after().step).toBe('withdrawing');
    expect(after(typed, { type: 'continued' }).step).toBe('confirming');
    const confirmed = after(typed, { type: 'continued' }, prepared, { type: 'confirmed' });
    expect(confirmed).toMatchObject({ step: 'transferring', askingOtp: false });
    expect(withdrawalFlow(confirmed, { type: 'transferred' }).step).toBe('finalcountdown');
  });

  it('stays in confirming when the dialog is cancelled, and keeps amount and request', () => {
    const cancelled = after(typed, { type: 'continued' }, prepared, { type: 'cancelled' });
    expect(cancelled).toMatchObject({ step: 'confirming', askingOtp: false, text: '75000', request });
    expect(withdrawalFlow(cancelled, { type: 'askingAgain' }).askingOtp).toBe(true);
  });

  it('keeps the amount typed when one goes back to it', () => {
    expect(after(typed, { type: 'continued' }, { type: 'changingAmount' })).toMatchObject({
      step: 'withdrawing',
      text: '75000',
    });
  });

  it('forgets a request that the server no longer knows', () => {
    const lost = after(typed, { type: 'continued' }, prepared, { type: 'requestLost' });
    expect(lost).toMatchObject({ step: 'confirming', askingOtp: false, request: undefined });
    expect(withdrawalFlow(lost, { type: 'askingAgain' }).askingOtp).toBe(false);
  });

  it('cannot transfer without confirming', () => {
    expect(after(typed, { type: 'confirmed' }).step).toBe('withdrawing');
    expect(after({ type: 'transferred' }).step).toBe('withdrawing');
  });
});

describe('an open request', () => {
  const before = new Date('2026-11-21T11:59:00Z');

  it('is used again for the same amount only, and until it ends', () => {
    expect(isReusable(request, 75_000, before)).toBe(true);
    expect(isReusable(request, 75_001, before)).toBe(false);
    expect(isReusable(request, 75_000, new Date('2026-11-21T12:00:00Z'))).toBe(false);
    expect(isReusable(undefined, 75_000, before)).toBe(false);
  });
});
