import { randomUUID } from 'node:crypto';
import type { SettableWithdrawalStatus, WithdrawalDoneDto } from '@pautang/sdk';
import type { TestApp } from './app';
import { type TestStaff, type TestWallet, walletOf } from './factories';
import { refusalCode } from './http';

/** What confirms a withdrawal, ready to be sent. */
export interface Confirmation {
  readonly phoneNumber: string;
  readonly id: string;
  readonly withdrawalAmount: number;
  readonly requestId: string;
  readonly oTP: string;
}

export async function prepare(
  { client, phoneNumber, walletId: id }: TestWallet,
  withdrawalAmount = 50_000,
): Promise<Omit<Confirmation, 'oTP'>> {
  const { requestId } = await client.wallet.prepareWithdrawal({
    requestBody: { phoneNumber, id, withdrawalAmount },
  });
  return { phoneNumber, id, withdrawalAmount, requestId };
}

/** A prepared withdrawal with the code that the assistant issued for it. */
export async function prepareWithCode(
  member: TestWallet,
  { assistant }: TestStaff,
  withdrawalAmount = 50_000,
): Promise<Confirmation> {
  const prepared = await prepare(member, withdrawalAmount);
  const { phoneNumber } = member;
  const { oTP } = await assistant.client.backOffice.issueOtp({ requestBody: { phoneNumber } });
  return { ...prepared, oTP };
}

export function confirm(
  { client }: TestWallet,
  requestBody: Confirmation,
  idempotencyKey: string = randomUUID(),
): Promise<WithdrawalDoneDto> {
  return client.wallet.confirmWithdrawal({ idempotencyKey, requestBody });
}

export async function withdraw(
  member: TestWallet,
  staff: TestStaff,
  amount = 50_000,
): Promise<WithdrawalDoneDto> {
  return confirm(member, await prepareWithCode(member, staff, amount));
}

export async function balanceOf(member: TestWallet): Promise<number> {
  return (await walletOf(member)).wallet ?? Number.NaN;
}

export function withdrawalsOf(test: TestApp, { accountId }: TestWallet): Promise<{ status: string }[]> {
  return test.sql('SELECT * FROM withdrawal WHERE member_id = $1', [accountId]);
}

/** A call for a wallet with the usual loan, from which nothing was withdrawn: it is refused, and nothing moved. */
export async function expectRefused(
  test: TestApp,
  member: TestWallet,
  call: Promise<unknown>,
  code: string,
): Promise<void> {
  await expect(refusalCode(call)).resolves.toBe(code);
  expect(await balanceOf(member)).toBe(250_000);
  expect(await withdrawalsOf(test, member)).toEqual([]);
}

/** Another code of the same length. */
export function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** What the assistant says of a withdrawal, one state after the other. */
export async function settle(
  { assistant }: TestStaff,
  withdrawalNumber: string,
  ...statuses: SettableWithdrawalStatus[]
): Promise<void> {
  for (const status of statuses) {
    await assistant.client.backOffice.changeWithdrawalStatus({
      withdrawalNumber,
      idempotencyKey: randomUUID(),
      requestBody: { status },
    });
  }
}

/** Sends back what was paid too much, all of it or an amount, on the member's word. */
export function refundByStaff(
  { assistant }: TestStaff,
  { loanNumber }: Pick<TestWallet, 'loanNumber'>,
  amount?: number,
) {
  return assistant.client.backOffice.refundCredit({
    loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { amount, reason: 'Called from the registered number.' },
  });
}
