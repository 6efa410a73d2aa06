import { randomUUID } from 'node:crypto';
import type {
  PautangClient,
  ReceivingAccountDto,
  SettableWithdrawalStatus,
  WithdrawalStatus,
} from '@pautang/sdk';
import { ACCESS_COMMANDS } from './access-commands';
import { AUDIT_COMMANDS } from './audit-commands';
import { CLOCK_COMMANDS } from './clock-commands';
import {
  type Command,
  type CommandInput,
  type CommandOutput,
  paged,
  requireKnown,
  requireTwo,
} from './command';
import { CORRECTION_COMMANDS } from './correction-commands';
import { FACTOR_COMMANDS } from './factor-commands';
import { HARDSHIP_COMMANDS } from './hardship-commands';
import { JOB_COMMANDS } from './job-commands';
import { KEY_COMMANDS } from './key-commands';
import { LOAN_COMMANDS } from './loan-commands';
import { NOTICE_COMMANDS } from './notice-commands';
import { PAYMENT_COMMANDS } from './payment-commands';
import { RATE_COMMANDS } from './rate-commands';
import { REFUND_COMMANDS } from './refund-commands';
import { REPAYMENT_COMMANDS } from './repayment-commands';
import { REPORT_COMMANDS } from './report-commands';
import { inOneLine, money, table } from './table';
import { UsageError } from './usage';
import { WAIVER_COMMANDS } from './waiver-commands';
import { WEBHOOK_COMMANDS } from './webhook-commands';
import { WRITE_OFF_COMMANDS } from './write-off-commands';

const PROGRESS: Readonly<Record<string, SettableWithdrawalStatus>> = {
  processing: 'PROCESSING',
  complete: 'COMPLETED',
  fail: 'FAILED',
};

export const COMMANDS: Readonly<Record<string, Command>> = {
  requests: {
    role: 'LOAN_ASSISTANT',
    run: (api, input) =>
      input.words.length === 0 ? listRequests(api, input) : requestAccount(api, input.words),
  },
  otp: { role: 'LOAN_ASSISTANT', run: issueOtp },
  withdrawals: {
    role: 'LOAN_ASSISTANT',
    run: (api, input) => {
      const [verb] = input.words;
      if (verb === undefined) return listWithdrawals(api, input);
      return verb === 'account' ? withdrawalAccount(api, input) : progress(api, input);
    },
  },
  messages: { role: 'LOAN_ASSISTANT', run: listMessages },
  ...ACCESS_COMMANDS,
  ...AUDIT_COMMANDS,
  ...LOAN_COMMANDS,
  ...RATE_COMMANDS,
  ...REPAYMENT_COMMANDS,
  ...REFUND_COMMANDS,
  ...PAYMENT_COMMANDS,
  ...WAIVER_COMMANDS,
  ...HARDSHIP_COMMANDS,
  ...WRITE_OFF_COMMANDS,
  ...REPORT_COMMANDS,
  ...CLOCK_COMMANDS,
  ...CORRECTION_COMMANDS,
  ...JOB_COMMANDS,
  ...KEY_COMMANDS,
  ...NOTICE_COMMANDS,
  ...WEBHOOK_COMMANDS,
  ...FACTOR_COMMANDS,
};

async function listRequests(api: PautangClient, { cursor }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.listWithdrawalRequests({ cursor });
  const rows = answer.items.map((request) => ({
    request: request.requestId,
    phone: request.phoneNumber,
    member: request.fullName,
    amount: money(request.withdrawalAmount, request.selectedCurrency),
    bank: request.bankName,
    account: request.accountNumber,
    until: request.expiresAt,
  }));
  return paged(answer, table(rows));
}

/** One full account number at a time, which leaves an audit row. */
async function requestAccount(api: PautangClient, words: readonly string[]): Promise<CommandOutput> {
  const [verb, requestId] = requireTwo(words, 'requests account REQUEST');
  if (verb !== 'account') throw new UsageError('it goes: requests [account REQUEST]');
  return printedAccount(await api.backOffice.readRequestAccount({ requestId }));
}

async function withdrawalAccount(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [, withdrawalNumber] = requireTwo(words, 'withdrawals account WD…');
  return printedAccount(await api.backOffice.readWithdrawalAccount({ withdrawalNumber }));
}

function printedAccount(answer: ReceivingAccountDto): CommandOutput {
  return { answer, text: `${answer.fullName}: ${answer.bankName} ${answer.accountNumber}` };
}

async function issueOtp(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [phoneNumber] = words;
  if (!phoneNumber) throw new UsageError('otp needs the phone number of the member');
  const answer = await api.backOffice.issueOtp({ requestBody: { phoneNumber } });
  const { oTP, fullName, withdrawalAmount, selectedCurrency, bankName, accountNumber, expiresAt } = answer;
  const isShut = answer.wrongTriesLeftToday === 0;
  const text = [
    `OTP ${oTP}`,
    `for ${fullName}: ${money(withdrawalAmount, selectedCurrency)} to ${bankName} ${accountNumber}`,
    `good until ${expiresAt}, for one use`,
    ...(isShut ? ['not taken today: the member has typed ten wrong ones. Issue another tomorrow.'] : []),
  ].join('\n');
  return { answer, text };
}

async function listWithdrawals(api: PautangClient, { status, cursor }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.listWithdrawals({
    status: status as WithdrawalStatus | undefined,
    cursor,
  });
  const rows = answer.items.map((withdrawal) => ({
    withdrawal: withdrawal.withdrawalNumber,
    status: withdrawal.status,
    from: withdrawal.source.toLowerCase(),
    amount: money(withdrawal.withdrawalAmount, withdrawal.selectedCurrency),
    bank: withdrawal.bankName,
    account: withdrawal.accountNumber,
    phone: withdrawal.phoneNumber,
    member: withdrawal.fullName,
    asked: withdrawal.createdAt,
  }));
  return paged(answer, table(rows));
}

async function progress(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [verb, withdrawalNumber] = requireTwo(words, 'withdrawals account|processing|complete|fail WD…');
  const status = requireKnown(PROGRESS, verb);
  const answer = await api.backOffice.changeWithdrawalStatus({
    withdrawalNumber,
    idempotencyKey: randomUUID(),
    requestBody: { status },
  });
  return { answer, text: `${answer.withdrawalNumber} is ${answer.status}.` };
}

async function listMessages(api: PautangClient, { cursor }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.listContactMessages({ cursor });
  const text = answer.items
    .map(({ createdAt, name, email, message }) => {
      // Indented, so that what somebody wrote begins no message of somebody else.
      return `${createdAt}  ${inOneLine(`${name} <${email}>`)}\n${message.replaceAll(/^/gm, '  ')}`;
    })
    .join('\n\n');
  return paged(answer, text || 'Nothing here.');
}
