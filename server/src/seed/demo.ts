import type { INestApplicationContext } from '@nestjs/common';
import { DEMO_PASSWORD, DEMO_PHONES, demoAccounts } from '../config/demo-accounts';
import { Account } from '../modules/auth/account.entity';
import { PhoneNumberTaken } from '../modules/auth/auth.errors';
import { AuthService } from '../modules/auth/auth.service';
import { StaffService } from '../modules/auth/staff.service';
import { LoanLimitsService } from '../modules/credit/loan-limits.service';
import type { LoanQuoteDto } from '../modules/loan/loan.dto';
import { LoanService } from '../modules/loan/loan.service';
import { LoanBackofficeService } from '../modules/loan/loan-backoffice.service';
import { LoanQuoteService } from '../modules/loan/loan-quote.service';
import { MemberService } from '../modules/member/member.service';
import { ProfileService } from '../modules/profile/profile.service';
import { UPLOAD_KINDS, type UploadKind } from '../modules/upload/upload.dto';
import { WalletService } from '../modules/wallet/wallet.service';
import { WalletBackofficeService } from '../modules/wallet/wallet-backoffice.service';
import { WithdrawalService } from '../modules/wallet/withdrawal.service';
import type { CurrentAccount } from '../platform/access/access';
import { AuditEntry } from '../platform/audit/audit.entity';
import { AuditService } from '../platform/audit/audit.service';
import { Database } from '../platform/database/database';
import { lockName } from '../platform/database/lock-name';
import { ADDRESS, drawSpecimen, EMPLOYMENT, PERSON, referencesOf } from './specimen';

const BEGUN = 'DEMO_SEEDING';
const SEEDED = 'DEMO_SEEDED';

/**
 * Puts the demo accounts into a new database, through the same services that members and staff use. A start
 * that was cut off goes on where it was; once complete it never runs again. Of several servers one does it, and
 * the others wait. @returns whether the demo accounts are there: a database with accounts of its own gets none
 */
export async function seedDemo(app: INestApplicationContext): Promise<boolean> {
  return app.get(Database).maintenance(async (tx) => {
    await lockName(tx, 'demo accounts');
    const database = app.get(Database);
    const record = (action: string) =>
      database.transaction((its) =>
        app.get(AuditService).record(its, { actorId: null, action, subject: 'demo' }),
      );
    if (await isSeeded(app)) return true;
    if (!(await hasDone(app, BEGUN))) {
      if (await database.manager.exists(Account)) return false;
      await record(BEGUN);
    }
    await fill(app);
    await record(SEEDED);
    return true;
  });
}

/** Whether there is nothing left to do. */
export function isSeeded(app: INestApplicationContext): Promise<boolean> {
  return hasDone(app, SEEDED);
}

function hasDone(app: INestApplicationContext, action: string): Promise<boolean> {
  return app.get(Database).manager.existsBy(AuditEntry, { action });
}

async function fill(app: INestApplicationContext): Promise<void> {
  await addAccounts(app.get(AuthService), app.get(StaffService));
  await activate(app, DEMO_PHONES.activatedMember);
  await activate(app, DEMO_PHONES.borrower);
  await lend(app, DEMO_PHONES.borrower);
}

async function addAccounts(auth: AuthService, staff: StaffService): Promise<void> {
  for (const { phoneNumber, fullName, role } of demoAccounts) {
    const common = { phoneNumber, fullName, password: DEMO_PASSWORD };
    const adding =
      role === 'MEMBER' ? auth.addMember({ ...common, ...EMPLOYMENT }) : staff.add({ ...common, role });
    await adding.catch((error: unknown) => {
      if (!(error instanceof PhoneNumberTaken)) throw error;
    });
  }
}

async function activate(app: INestApplicationContext, phoneNumber: string): Promise<void> {
  const members = app.get(MemberService);
  const caller = await callerOf(app, phoneNumber);
  const memberId = caller.accountId;
  if ((await members.stateOf(memberId)) === 'INFO_COMPLETED') return;
  const [firstName = '', lastName = ''] =
    demoAccounts.find((account) => account.phoneNumber === phoneNumber)?.fullName.split(' ') ?? [];
  await members.savePersonal(memberId, {
    phoneNumber,
    firstName,
    lastName,
    ...PERSON,
  });
  await members.saveAddress(memberId, { phoneNumber, ...ADDRESS });
  await members.saveReferences(memberId, { phoneNumber, ...referencesOf(lastName) });
  const [imageIdFrontURL, imageIdBackURL, imageSelfieURL] = await uploadPictures(app, memberId);
  const isBorrower = phoneNumber === DEMO_PHONES.borrower;
  const accountNumber = isBorrower ? '1234567890' : '1234567811';
  await members.saveIdentity(memberId, {
    phoneNumber,
    identityType: 'National ID (PhilSys)',
    identityNumber: isBorrower ? '1234-5678-9012' : '1234-5678-9011',
    imageIdFrontURL,
    imageIdBackURL,
    imageSelfieURL,
  });
  await members.saveBank(memberId, { phoneNumber, bankName: 'BPI', accountNumber });
}

async function uploadPictures(
  app: INestApplicationContext,
  memberId: string,
): Promise<[string, string, string]> {
  const upload = async (kind: UploadKind) =>
    (await app.get(MemberService).addPhoto(memberId, { kind, image: await drawSpecimen(kind) })).url;
  const [front, back, selfie] = UPLOAD_KINDS;
  return [await upload(front), await upload(back), await upload(selfie)];
}

/**
 * 250,000 PHP over 12 months, approved, with 50,000 withdrawn; where the settings lend otherwise, what is nearest to it. Where an
 * approval takes two officers it waits for the second one.
 */
async function lend(app: INestApplicationContext, phoneNumber: string): Promise<void> {
  const member = await callerOf(app, phoneNumber);
  const officer = await callerOf(app, DEMO_PHONES.officer);
  const { minLoan, maxLoan, terms } = await app.get(LoanLimitsService).read(member.accountId);
  const wish = {
    selectedCurrency: 'PHP',
    installmentCount: terms.reduce((best, term) => (Math.abs(term - 12) < Math.abs(best - 12) ? term : best)),
    loanAmountPHP: Math.min(Math.max(250_000, minLoan), maxLoan),
  };
  const quote: LoanQuoteDto = JSON.parse((await app.get(LoanQuoteService).quote(wish)).json);
  const consent = { language: 'en', address: '127.0.0.1' } as const;
  const loans = app.get(LoanService);
  const { manager } = app.get(Database);
  await loans.apply(member, { phoneNumber, ...quote }, 'demo', consent);
  const loan = await loans.latest(manager, member.accountId);
  if (loan?.status === 'PENDING' || loan?.status === 'UNDER_REVIEW') {
    await app.get(LoanBackofficeService).decide(officer, loan.loanNumber, { decision: 'APPROVE' }, 'demo');
  }
  if ((await loans.latest(manager, member.accountId))?.status === 'APPROVED') await withdraw(app, member);
}

/** 50,000, or a fifth of a smaller loan, as far as so little can be withdrawn. */
async function withdraw(app: INestApplicationContext, member: CurrentAccount): Promise<void> {
  const wallets = app.get(WalletService);
  const withdrawals = app.get(WithdrawalService);
  const backoffice = app.get(WalletBackofficeService);
  const assistant = await callerOf(app, DEMO_PHONES.assistant);
  const latest = async () => (await app.get(ProfileService).memberInfo(member, 'en')).withdrawal;
  if (!(await latest()).active) {
    const { phoneNumber } = member;
    const { _id: id = '', wallet: balance = 0 } = await wallets.load(member, 'en');
    const withdrawalAmount = Math.min(50_000, Math.max(Math.floor(balance / 5), Math.min(1000, balance)));
    const { requestId } = await withdrawals.prepare(member, { phoneNumber, id, withdrawalAmount });
    const { oTP } = await backoffice.issueOtp(assistant, phoneNumber);
    await withdrawals.withdraw(member, { phoneNumber, id, withdrawalAmount, requestId, oTP }, 'demo', 'en');
  }
  for (const status of ['PROCESSING', 'COMPLETED'] as const) {
    const { status: current, withdrawalNumber = '' } = await latest();
    const isDue = current === (status === 'PROCESSING' ? 'PENDING' : 'PROCESSING');
    if (isDue) await backoffice.changeStatus(assistant, withdrawalNumber, status, `demo ${status}`);
  }
}

async function callerOf(app: INestApplicationContext, phoneNumber: string): Promise<CurrentAccount> {
  return app.get(AuthService).accountByPhone(phoneNumber);
}
