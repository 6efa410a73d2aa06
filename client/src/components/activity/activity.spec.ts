import type { MovementDto, PaymentDto, PenaltyDto, StatementDto, WalletWithdrawalDto } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';
import { activityOf, byMonth, hasEarlier } from './activity';

jest.mock('../../api/client', () => ({ api: {} }));

const withdrawal = (withdrawalNumber: string, createdAt: string, change: object = {}) =>
  ({
    withdrawalNumber,
    createdAt,
    withdrawalAmount: 5000,
    selectedCurrency: 'PHP',
    bankName: 'BPI',
    status: 'PENDING',
    statusColor: 'info',
    statusMessage: 'On its way.',
    ...change,
  }) as WalletWithdrawalDto;

const payment = (repaymentNumber: string, paidAt: string, reversed = false) =>
  ({ repaymentNumber, paidAt, amount: 17_067, reversed }) as PaymentDto;

const charge = (from: string, to: string, amount: number): PenaltyDto => ({
  installmentNumber: 3,
  kind: 'PENALTY',
  from,
  to,
  days: 7,
  amount,
  waived: 0,
});

const account = (change: Partial<LoanAccount> = {}) =>
  ({
    loanNumber: 'LN00000007',
    selectedCurrency: 'PHP',
    status: 'APPROVED',
    loanAmountXR: 100_000,
    approvedAt: '2027-01-31T02:00:00Z',
    asOf: '2027-02-10',
    timeline: [],
    payments: [],
    charges: [],
    ...change,
  }) as unknown as LoanAccount;

const statement = (movements: Partial<MovementDto>[]) =>
  ({ selectedCurrency: 'PHP', months: [{ month: '2026-12', movements }] }) as unknown as StatementDto;

const told = (activities: ReturnType<typeof activityOf>) =>
  activities.map(({ day, kind, amount }) => `${day} ${kind} ${amount}`);

it('puts withdrawals, payments, charges and the loan itself into one order, the newest first', () => {
  const withdrawals = [
    withdrawal('WD2', '2027-03-08T03:00:00Z'),
    withdrawal('WD1', '2027-02-01T03:00:00Z', { status: 'COMPLETED' }),
  ];
  const of = account({
    payments: [payment('RP1', '2027-02-28T00:00:00Z')],
    charges: [charge('2027-03-04', '2027-03-07', 204.8), charge('2027-03-08', '2027-03-08', 0)],
  });
  expect(told(activityOf({ withdrawals }, of))).toEqual([
    '2027-03-08 WITHDRAWAL -5000',
    '2027-03-07 PENALTY 204.8',
    '2027-02-28 PAYMENT 17067',
    '2027-02-01 WITHDRAWAL -5000',
    '2027-01-31 DISBURSEMENT 100000',
  ]);
});

it('puts a loan between what was withdrawn before it on its day and what came of it, whatever time staff named', () => {
  const withdrawals = [
    withdrawal('WD2', '2027-01-31T02:30:00Z'),
    withdrawal('WD1', '2027-01-31T01:00:00Z', { status: 'COMPLETED' }),
  ];
  const of = account({ payments: [payment('RP1', '2027-01-30T16:00:00Z')] });
  const earlier = statement([
    { kind: 'WALLET_CARRIED_OVER', date: '2027-01-31', amount: 0, walletAmount: 4000 },
  ]);
  expect(activityOf({ withdrawals }, of, earlier).map(({ id }) => id)).toEqual([
    'WD2',
    'RP1',
    'WALLET_CARRIED_OVER 0',
    'DISBURSEMENT LN00000007',
    'WD1',
  ]);
});

it('counts days as the Philippines do, and of one day the later first', () => {
  const withdrawals = [
    withdrawal('WD1', '2027-02-28T15:00:00Z'),
    withdrawal('WD3', '2027-02-28T17:00:00Z'),
    withdrawal('WD2', '2027-02-28T15:30:00Z'),
  ];
  expect(activityOf({ withdrawals }).map(({ id, day }) => [id, day])).toEqual([
    ['WD3', '2027-03-01'],
    ['WD2', '2027-02-28'],
    ['WD1', '2027-02-28'],
  ]);
});

it('says of a withdrawal how far it is, and of a payment that it was taken back', () => {
  const [failed, back] = activityOf(
    { withdrawals: [withdrawal('WD1', '2027-03-08T03:00:00Z', { status: 'FAILED', statusColor: 'danger' })] },
    account({ approvedAt: undefined, payments: [payment('RP1', '2027-02-28T00:00:00Z', true)] }),
  );
  expect(failed).toMatchObject({ status: 'FAILED', color: 'danger', message: 'On its way.' });
  expect(back).toMatchObject({ status: 'REVERSED', color: 'danger' });
});

it('tells of what was paid too much apart from what left the wallet', () => {
  const sent = withdrawal('WD1', '2027-03-08T03:00:00Z', { source: 'CREDIT', withdrawalAmount: 250.5 });
  expect(activityOf({ withdrawals: [sent] })[0]).toMatchObject({
    kind: 'REFUND',
    amount: 250.5,
    movesWallet: false,
  });
});

it('lets a loan that was given back leave the wallet', () => {
  const timeline = [{ at: '2027-02-02T03:00:00Z' }] as LoanAccount['timeline'];
  expect(told(activityOf({ withdrawals: [] }, account({ status: 'CANCELLED', timeline })))).toEqual([
    '2027-02-02 CANCELLATION -100000',
    '2027-01-31 DISBURSEMENT 100000',
  ]);
});

it('tells of a loan that paid off another what came into the wallet of it', () => {
  const loan = account({
    receivedXR: 31_004.5,
    loanCharges: { items: [], totalXR: 5000, proceedsXR: 95_000 },
  });
  expect(told(activityOf({ withdrawals: [] }, loan))).toContain('2027-01-31 DISBURSEMENT 31004.5');
});

it('adds from the statement what is told nowhere else, each once', () => {
  const earlier = statement([
    { kind: 'DISBURSEMENT', date: '2026-12-01', amount: 0, walletAmount: 100_000 },
    {
      kind: 'WALLET_CARRIED_OVER',
      date: '2026-12-01',
      amount: 0,
      walletAmount: 40_000,
      description: 'Before',
    },
    { kind: 'WITHDRAWAL', date: '2026-12-01', reference: 'WD1', amount: 0, walletAmount: -5000 },
    { kind: 'WITHDRAWAL', date: '2026-12-03', reference: 'WD2', amount: 0, walletAmount: -7000 },
    { kind: 'WITHDRAWAL_RETURN', date: '2026-12-04', reference: 'WD2', amount: 0, walletAmount: 7000 },
    { kind: 'WITHDRAWAL', date: '2026-12-05', reference: 'WD3', amount: 0, walletAmount: -5000 },
    { kind: 'INTEREST', date: '2026-12-31', amount: 400, walletAmount: 0 },
    { kind: 'PAYMENT', date: '2026-12-31', reference: 'RP1', amount: -17_067, walletAmount: 0 },
  ]);
  const withdrawals = [withdrawal('WD3', '2026-12-05T03:00:00Z', { status: 'PROCESSING' })];
  const all = activityOf({ withdrawals }, account({ approvedAt: '2026-12-01T02:00:00Z' }), earlier);
  expect(all.map(({ id, amount, status }) => [id, amount, status])).toEqual([
    ['RP1', 17_067, undefined],
    ['WD3', -5000, 'PROCESSING'],
    ['WD2', -7000, 'FAILED'],
    ['WD1', -5000, 'COMPLETED'],
    ['WALLET_CARRIED_OVER 0', 40_000, undefined],
    ['DISBURSEMENT LN00000007', 100_000, undefined],
  ]);
});

it('tells of a refund that is long over as of a new one, and where its money is if it did not arrive', () => {
  const sent = { kind: 'WITHDRAWAL', date: '2026-12-03', amount: 0, source: 'CREDIT' } as const;
  const earlier = statement([
    { ...sent, reference: 'WD1', walletAmount: -250.5, description: 'Sent to BPI' },
    { ...sent, reference: 'WD2', walletAmount: -300, description: 'Sent to BPI' },
    {
      ...sent,
      kind: 'WITHDRAWAL_RETURN',
      reference: 'WD2',
      walletAmount: 300,
      description: 'In your wallet now',
    },
  ]);
  const [failed, arrived] = activityOf({ withdrawals: [] }, account({ approvedAt: undefined }), earlier);
  expect(arrived).toMatchObject({
    kind: 'REFUND',
    amount: 250.5,
    movesWallet: false,
    words: 'Sent to BPI',
    status: 'COMPLETED',
  });
  expect(failed).toMatchObject({
    kind: 'REFUND',
    amount: 300,
    movesWallet: false,
    status: 'FAILED',
    message: 'In your wallet now',
  });
});

it('keeps the order of a day, whichever answers still tell of it', () => {
  const refund = withdrawal('WD1', '2027-02-28T03:00:00Z', { source: 'CREDIT' });
  const of = account({
    // When staff recorded it, nobody tells: they named the day.
    payments: [payment('RP2', '2027-02-27T16:00:00Z'), payment('RP1', '2027-02-27T16:00:00Z')],
  });
  const earlier = statement([
    { kind: 'PAYMENT', date: '2027-02-28', reference: 'RP1', amount: -17_067, walletAmount: 0 },
    { kind: 'PAYMENT', date: '2027-02-28', reference: 'RP2', amount: -17_067, walletAmount: 0 },
    {
      kind: 'WITHDRAWAL',
      date: '2027-02-28',
      reference: 'WD1',
      source: 'CREDIT',
      amount: 0,
      walletAmount: -5000,
    },
  ]);
  const ids = [
    activityOf({ withdrawals: [refund] }, of),
    activityOf({ withdrawals: [refund] }, of, earlier),
    activityOf({ withdrawals: [] }, of, earlier),
    activityOf({ withdrawals: [] }, account({ payments: of.payments?.slice(0, 1) }), earlier),
    activityOf({ withdrawals: [] }, account(), earlier),
  ].map((activities) => activities.map(({ id }) => id));
  expect(ids).toEqual(Array(5).fill(['WD1', 'RP2', 'RP1', 'DISBURSEMENT LN00000007']));
});

it('groups by months', () => {
  const withdrawals = ['2027-03-08', '2027-03-01', '2027-01-31'].map((day, index) =>
    withdrawal(`WD${index}`, `${day}T03:00:00Z`),
  );
  expect(
    byMonth(activityOf({ withdrawals })).map(({ month, activities }) => [month, activities.length]),
  ).toEqual([
    ['2027-03', 2],
    ['2027-01', 1],
  ]);
});

it.each([
  ['not before the loan is a month old', {}, 100_000, false],
  ['of a loan that is a month old', { asOf: '2027-03-02' }, 100_000, true],
  ['where money of an earlier loan came along', {}, 140_000, true],
  ['where there are more payments than an answer has', { payments: Array(24).fill({}) }, 100_000, true],
  ['not of an application', { approvedAt: undefined }, 0, false],
  [
    'where money of an earlier loan is left once this one was given back',
    { status: 'CANCELLED' as const },
    100_000,
    true,
  ],
  ['not of a loan that was given back alone', { status: 'CANCELLED' as const }, 0, false],
])('asks for what is earlier %s', (_, change, limit, expected) => {
  expect(hasEarlier({ limit }, account(change))).toBe(expected);
});
