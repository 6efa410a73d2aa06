import { randomUUID } from 'node:crypto';
import type {
  BackofficeLoanDto,
  LoanAppliedDto,
  LoanDecision,
  LoanQuoteDto,
  PautangClient,
  WalletDetailsDto,
} from '@pautang/sdk';
import { AccessTokens } from '../../src/modules/auth/access-token';
import { AuthService } from '../../src/modules/auth/auth.service';
import { StaffService } from '../../src/modules/auth/staff.service';
import { MemberService } from '../../src/modules/member/member.service';
import { UploadService } from '../../src/modules/upload/upload.service';
import { type CurrentAccount, isStaff, type Role } from '../../src/platform/access/access';
import type { TestApp } from './app';
import { lastingDay } from './lasting-day';

export const PASSWORD = 'Pautang1!';

export interface TestAccount extends CurrentAccount {
  readonly token: string;
  readonly client: PautangClient;
}

export interface TestBorrower extends TestAccount {
  readonly loanNumber: string;
}

export interface TestWallet extends TestBorrower {
  readonly walletId: string;
}

export interface TestStaff {
  readonly officer: TestAccount;
  readonly assistant: TestAccount;
}

let lastPhone = 639_180_000_000;

/** Different at every call; each test file has a database of its own. */
export function newPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

export const personal = {
  gender: 'Female',
  firstName: 'Juana',
  lastName: 'dela Peña',
  birthDate: '1991-04-17',
  maritalStatus: 'Married',
  nationality: 'Filipino',
  isAgree: true,
} as const;
export const address = {
  countryResidence: 'Philippines',
  province: 'Metro Manila',
  town: 'Parañaque City',
  streetAddress: '12 Mabini Street',
  postalCode: '1700',
} as const;
export const references = {
  refFullName1: 'Pedro dela Peña',
  refRelationship1: 'Brother',
  refPhoneNumber1: '639181234567',
  refFullName2: 'Maria Santos',
  refRelationship2: 'Aunt',
  refPhoneNumber2: '639191234567',
} as const;
export const identity = { identityType: 'Passport', identityNumber: 'P1234567A' } as const;
export const bank = { bankName: 'BPI', accountNumber: '1234567890' } as const;

/** Each member's own, as if they were persons. */
export const identityOf = ({ phoneNumber }: Pick<TestAccount, 'phoneNumber'>) =>
  ({ identityType: 'Passport', identityNumber: `P12${phoneNumber.slice(-5)}A` }) as const;
export const bankOf = ({ phoneNumber }: Pick<TestAccount, 'phoneNumber'>) =>
  ({ bankName: 'BPI', accountNumber: `123${phoneNumber.slice(-7)}` }) as const;

/** Registered, with the first activation step still to come. */
export async function newMember(test: TestApp): Promise<TestAccount> {
  await lastingDay();
  const phoneNumber = newPhone();
  await test
    .get(AuthService)
    .addMember({ phoneNumber, fullName: 'Juana dela Peña', password: PASSWORD, ...work });
  return accountOf(test, phoneNumber);
}

const work = {
  workPlaceCountry: 'Philippines',
  workLocation: 'Pasig City',
  jobTitle: 'Teacher',
  jobCategory: 'Education / Teaching',
  monthlyNetIncome: 38_000,
};

/** All five steps saved, with numbers of one's own or another's. The pictures are rows without bytes. */
export async function activatedMember(
  test: TestApp,
  numbersOf?: Pick<TestAccount, 'phoneNumber'>,
): Promise<TestAccount> {
  const member = await newMember(test);
  const { accountId, phoneNumber } = member;
  const person = numbersOf ?? member;
  const members = test.get(MemberService);
  const [imageIdFrontURL, imageIdBackURL, imageSelfieURL] = await uploadedRows(test, accountId);
  await members.savePersonal(accountId, { phoneNumber, ...personal });
  await members.saveAddress(accountId, { phoneNumber, ...address });
  await members.saveReferences(accountId, { phoneNumber, ...references });
  const images = { imageIdFrontURL, imageIdBackURL, imageSelfieURL };
  await members.saveIdentity(accountId, { phoneNumber, ...identityOf(person), ...images });
  await members.saveBank(accountId, { phoneNumber, ...bankOf(person) });
  return member;
}

/** Addresses of three pictures as /upload answers them, without the pictures. */
export async function uploadedRows(test: TestApp, memberId: string): Promise<[string, string, string]> {
  const add = async (kind: string) => {
    const fileName = `${kind}-${randomUUID()}.jpg`;
    await test.sql('INSERT INTO upload (member_id, file_name, kind, size_bytes) VALUES ($1, $2, $3, 1)', [
      memberId,
      fileName,
      kind,
    ]);
    return test.get(UploadService).signedUrl(memberId, fileName);
  };
  return [await add('front'), await add('back'), await add('selfie')];
}

export async function quoteOf(
  { client }: TestAccount,
  { selectedCurrency = 'PHP', loanAmountPHP = 250_000, installmentCount = 12 } = {},
): Promise<LoanQuoteDto> {
  return client.loan.quoteLoan({ requestBody: { selectedCurrency, loanAmountPHP, installmentCount } });
}

/** An activated member with an application that waits for a decision. */
export async function memberWithLoan(
  test: TestApp,
  wish: Parameters<typeof quoteOf>[1] = {},
): Promise<TestBorrower> {
  const member = await activatedMember(test);
  const { loanNumber = '' } = await applyForLoan(member, wish);
  return { ...member, loanNumber };
}

/** With the figures of a quote of this moment. */
export async function applyForLoan(
  member: TestAccount,
  wish: Parameters<typeof quoteOf>[1] = {},
): Promise<LoanAppliedDto> {
  const { phoneNumber, client } = member;
  return client.loan.applyForLoan({
    idempotencyKey: randomUUID(),
    requestBody: { phoneNumber, ...(await quoteOf(member, wish)) },
  });
}

/** A member whose loan was approved: the wallet holds the whole amount. */
export async function approvedLoan(
  test: TestApp,
  staff: TestStaff,
  wish: Parameters<typeof quoteOf>[1] = {},
): Promise<TestWallet> {
  const borrower = await memberWithLoan(test, wish);
  await decide(staff, borrower);
  const { _id: walletId = '' } = await walletOf(borrower);
  return { ...borrower, walletId };
}

/** As the member reads it, with what became of the application. */
export function walletOf({ client, phoneNumber }: TestAccount): Promise<WalletDetailsDto> {
  return client.wallet.loadWallet({ requestBody: { phoneNumber } });
}

export function decide(
  { officer }: TestStaff,
  { loanNumber }: Pick<TestBorrower, 'loanNumber'>,
  decision: LoanDecision = 'APPROVE',
): Promise<BackofficeLoanDto> {
  return officer.client.backOffice.decideLoan({
    loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { decision },
  });
}

export async function addStaff(test: TestApp): Promise<TestStaff> {
  const add = async (role: Exclude<Role, 'MEMBER'>) => {
    const phoneNumber = newPhone();
    await test.get(StaffService).add({ phoneNumber, fullName: 'Olivia Ramos', password: PASSWORD, role });
    return accountOf(test, phoneNumber);
  };
  return { officer: await add('LOAN_OFFICER'), assistant: await add('LOAN_ASSISTANT') };
}

/** The account with an access token, as after a sign-in, but without the time that one takes; staff with both factors. */
async function accountOf(test: TestApp, phoneNumber: string): Promise<TestAccount> {
  const account = { ...(await test.get(AuthService).accountByPhone(phoneNumber)), sessionId: randomUUID() };
  if (isStaff(account)) await beginSession(test, account);
  const token = test.get(AccessTokens).sign(account);
  return { ...account, token, client: test.client(token) };
}

/** A session of staff, asked for at each of their requests. */
export async function beginSession(
  test: TestApp,
  { accountId, sessionId }: Pick<CurrentAccount, 'accountId' | 'sessionId'>,
): Promise<void> {
  await test.sql(
    `INSERT INTO session (account_id, id, is_persistent, expires_at, last_seen_at, second_factor_at)
     VALUES ($1, $2, true, now() + interval '12 hours', now(), now())`,
    [accountId, sessionId],
  );
}
