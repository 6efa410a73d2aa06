import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOwnData } from '../../src/modules/data-rights/own-data';
import { AutomaticDecisionService } from '../../src/modules/loan/automatic-decision.service';
import { NumberIndex } from '../../src/modules/member/number-index/number-index.service';
import { COMPARED_BY } from '../../src/modules/member/number-index/number-index.sql';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import { KeyedHash } from '../../src/platform/crypto/keyed-hash';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { askAccount, coolDown } from '../support/corrections';
import {
  activatedMember,
  addStaff,
  bankOf,
  identityOf,
  quoteOf,
  type TestAccount,
  type TestStaff,
  walletOf,
} from '../support/factories';
import { send } from '../support/http';
import { WITHOUT_JOBS } from '../support/round-trips';

/** The income carries it, so that the rule would approve. */
const AFFORDABLE = { loanAmountPHP: 100_000, installmentCount: 12 };
const ABOVE_INCOME = { loanAmountPHP: 500_000, installmentCount: 12 };
const OTHER_PERSON = { phoneNumber: '639990000001' };

describe('one person with two accounts', () => {
  let test: TestApp;
  let second: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    // Numbers are indexed by a job, too.
    const settings = { ...WITHOUT_JOBS, LOAN_DECISION_DELAY_SECONDS: '0' };
    test = await startApp(settings);
    second = await startSecondApp(test, settings);
    staff = await addStaff(test);
  });

  afterAll(async () => {
    await second.close();
    await test.close();
  });

  const decideWaiting = (on = test) => on.get(AutomaticDecisionService).decideWaiting();

  const apply = async (member: TestAccount, wish = AFFORDABLE) => {
    const requestBody = { phoneNumber: member.phoneNumber, ...(await quoteOf(member, wish)) };
    const filed = await member.client.loan.applyForLoan({ idempotencyKey: randomUUID(), requestBody });
    return filed.loanNumber ?? '';
  };

  const rowOf = async (loanNumber: string) => {
    const { items } = await staff.assistant.client.backOffice.listLoans({ limit: 200 });
    return items.find((loan) => loan.loanNumber === loanNumber);
  };

  const write = (member: TestAccount, column: string, value: string | null) =>
    test.sql(`UPDATE member SET ${column} = $2 WHERE id = $1`, [member.accountId, value]);

  /** As a server of the version before writes it: the number, and nothing to find it by. */
  const writeAsBefore = async (member: TestAccount, person: Pick<TestAccount, 'phoneNumber'>) => {
    const { accountId } = member;
    const encrypt = (value: string, field: 'identityNumber' | 'accountNumber') =>
      test.get(FieldCipher).encrypt(value, accountId, field);
    const { identityNumber } = identityOf(person);
    await write(member, 'identity_number_cipher', encrypt(identityNumber, 'identityNumber'));
    await write(member, 'account_number_cipher', encrypt(bankOf(person).accountNumber, 'accountNumber'));
  };

  const hashesOf = async ({ accountId }: TestAccount): Promise<unknown[]> => {
    const [row] = await test.sql(
      'SELECT identity_number_hash AS identity, account_number_hash AS account FROM member WHERE id = $1',
      [accountId],
    );
    return [row?.identity, row?.account];
  };

  it('is not approved by the rule, and an officer reads why, with the other account', async () => {
    const first = await activatedMember(test);
    const other = await activatedMember(test, first);
    const loanNumber = await apply(other);

    await decideWaiting();

    expect(await rowOf(loanNumber)).toMatchObject({
      status: 'UNDER_REVIEW',
      reasons: [
        { code: 'SAME_IDENTITY_NUMBER', text: 'Another account has the same ID.' },
        { code: 'SAME_BANK_ACCOUNT', text: 'Another account has the same bank account.' },
      ],
      sameNumbers: [
        { kind: 'IDENTITY_NUMBER', memberId: first.accountId },
        { kind: 'BANK_ACCOUNT', memberId: first.accountId },
      ],
    });
    expect(await walletOf(other)).toMatchObject({ status: 'UNDER_REVIEW', wallet: 0 });
  });

  it('reads no more than that somebody looks at it', async () => {
    const first = await activatedMember(test);
    const other = await activatedMember(test, first);
    await apply(other);
    await decideWaiting();

    const read = async (path: string) =>
      (
        await send(`${test.url}/v2/${path}`, {
          token: other.token,
          body: { phoneNumber: other.phoneNumber },
        })
      ).text;
    const own = await readOwnData(test.dataSource.manager, other.accountId, test.get(FieldCipher));
    const answers = [
      await read('wallet/load'),
      await read('loan/account'),
      await read('member/info'),
      JSON.stringify(own),
    ].join();

    expect(answers).toContain('A Loan Officer looks at your application. You need not do anything now.');
    expect(answers).not.toMatch(new RegExp(`SAME_|[Aa]nother account|${first.accountId}`));
  });

  it.each([
    ['the ID alone', 'account_number_hash', 'SAME_IDENTITY_NUMBER'],
    ['the bank account alone', 'identity_number_hash', 'SAME_BANK_ACCOUNT'],
  ])('is found by %s', async (_, column, code) => {
    const first = await activatedMember(test);
    const other = await activatedMember(test, first);
    await write(first, column, `${COMPARED_BY}another ${first.accountId}`);
    const loanNumber = await apply(other);

    await decideWaiting();

    expect((await rowOf(loanNumber))?.reasons.map((reason) => reason.code)).toEqual([code]);
  });

  it('is found by a corrected account that counts and is not in its place yet, in either of the two', async () => {
    const [first, other] = [await activatedMember(test), await activatedMember(test)];
    await askAccount(first, { accountNumber: bankOf(other).accountNumber });
    const numbers = [await apply(first), await apply(other)];
    const rows = () => Promise.all(numbers.map(rowOf));
    expect(await rows()).toMatchObject([{ sameNumbers: [] }, { sameNumbers: [] }]);
    await coolDown(test, first);

    await decideWaiting();

    const status = 'UNDER_REVIEW';
    const reasons = [{ code: 'SAME_BANK_ACCOUNT' }];
    const sameAs = ({ accountId }: TestAccount) => [{ kind: 'BANK_ACCOUNT', memberId: accountId }];
    expect(await rows()).toMatchObject([
      { status, reasons, sameNumbers: sameAs(other) },
      { status, reasons, sameNumbers: sameAs(first) },
    ]);
  });

  it('is found when the other account comes after the application', async () => {
    const member = await activatedMember(test);
    const loanNumber = await apply(member);
    await activatedMember(test, member);

    await decideWaiting();

    expect(await rowOf(loanNumber)).toMatchObject({ status: 'UNDER_REVIEW' });
  });

  it('gets at most one loan by rule when both accounts apply at the same moment, on two servers', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const first = await activatedMember(test);
        return [first, await activatedMember(test, first)] as const;
      }),
    );

    const numbers = await Promise.all(
      pairs.flatMap((pair) => pair.map(async (member) => [await apply(member), await decideWaiting()])),
    );
    await Promise.all([decideWaiting(), decideWaiting(second)]);
    await decideWaiting();

    const statuses = await Promise.all(
      numbers.map(async ([loanNumber]) => (await rowOf(`${loanNumber}`))?.status),
    );
    expect(statuses).toEqual(numbers.map(() => 'UNDER_REVIEW'));
  });

  it('goes to an officer even where the rule would refuse, with what else speaks against it', async () => {
    const first = await activatedMember(test);
    const loanNumber = await apply(await activatedMember(test, first), ABOVE_INCOME);

    await decideWaiting();

    const row = await rowOf(loanNumber);
    expect(row?.status).toBe('UNDER_REVIEW');
    expect(row?.reasons.map(({ code }) => code)).toContain('INSTALLMENT_ABOVE_INCOME');
  });

  it('is not seen in two people with an ID of the same number and another kind', async () => {
    const first = await activatedMember(test);
    const other = await activatedMember(test, OTHER_PERSON);
    const index = test.get(NumberIndex);
    const { identityNumber } = identityOf(first);

    const [passport, license, written] = [
      index.ofIdentity('Passport', identityNumber),
      index.ofIdentity("Driver's License", identityNumber),
      index.ofIdentity(
        'Passport',
        ` ${identityNumber.slice(0, 3)}-${identityNumber.slice(3)} `.toLowerCase(),
      ),
    ];

    expect(passport).toEqual(written);
    expect(license).not.toEqual(passport);
    const loanNumber = await apply(other);
    await decideWaiting();
    expect(await rowOf(loanNumber)).toMatchObject({ status: 'APPROVED' });
  });

  it('can be told by staff before anybody decided, when the rule is off', async () => {
    const first = await activatedMember(test);
    const loanNumber = await apply(await activatedMember(test, first));

    expect(await rowOf(loanNumber)).toMatchObject({
      status: 'PENDING',
      reasons: [],
      sameNumbers: [{ memberId: first.accountId }, { memberId: first.accountId }],
    });
    await decideWaiting();
  });

  describe('whose numbers a server of the version before wrote', () => {
    it('is found all the same, and the numbers are indexed once', async () => {
      const first = await activatedMember(test);
      const known = await hashesOf(first);
      await write(first, 'identity_number_hash', null);
      await write(first, 'account_number_hash', null);
      const loanNumber = await apply(await activatedMember(test, first));

      await decideWaiting(second);

      expect(await rowOf(loanNumber)).toMatchObject({ status: 'UNDER_REVIEW' });
      expect(await hashesOf(first)).toEqual(known);
    });

    it('is found by the new numbers when they changed', async () => {
      const [first, changed] = [await activatedMember(test), await activatedMember(test)];
      await writeAsBefore(changed, first);
      expect(await hashesOf(changed)).toEqual([null, null]);
      const loanNumber = await apply(first);

      await decideWaiting();

      expect(await rowOf(loanNumber)).toMatchObject({ status: 'UNDER_REVIEW' });
      expect(await hashesOf(changed)).toEqual(await hashesOf(first));
    });

    it('is found by hashes of before that say another number for another writing of it', async () => {
      const [first, other] = [await activatedMember(test), await activatedMember(test)];
      const writings = ['0917 765 4321', '639177654321'];
      for (const [member, typed] of [first, other].map(
        (each, index) => [each, writings[index] ?? ''] as const,
      )) {
        const cipher = test.get(FieldCipher).encrypt(typed, member.accountId, 'accountNumber');
        await write(member, 'account_number_cipher', cipher);
        const hash = test.get(KeyedHash).of('account number', typed.replaceAll(' ', ''));
        await write(member, 'account_number_hash', hash);
      }
      const loanNumber = await apply(other);

      await decideWaiting();

      expect(await rowOf(loanNumber)).toMatchObject({
        status: 'UNDER_REVIEW',
        sameNumbers: [{ kind: 'BANK_ACCOUNT', memberId: first.accountId }],
      });
    });

    it('is nobody else, and not approved, while the own numbers cannot be read', async () => {
      const [member, fine] = [await activatedMember(test), await activatedMember(test)];
      const [unread, read] = [await apply(member), await apply(fine)];
      await write(member, 'identity_number_cipher', 'gone.a.b.c');

      await decideWaiting();

      expect(await rowOf(unread)).toMatchObject({ status: 'PENDING' });
      expect(await rowOf(read)).toMatchObject({ status: 'APPROVED' });
      await test.sql(`DELETE FROM jobs.job WHERE name = 'decide-application'`);
      await write(member, 'identity_number_cipher', null);
    });
  });

  it('leaves no hash of a key that was ended as the handbook says, not even of an account that is to follow', async () => {
    const member = await activatedMember(test);
    await askAccount(member);
    const handbook = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8');
    const [, statements = ''] = /`(DELETE FROM kept_key [^`]+)`/.exec(handbook) ?? [];

    for (const one of statements.split(';')) await test.sql(one);

    const left = await test.sql(
      `SELECT key FROM member m, jsonb_each_text(to_jsonb(m)) AS of (key, value)
       WHERE m.id = $1 AND key LIKE '%number_hash' AND value IS NOT NULL`,
      [member.accountId],
    );
    expect(left).toEqual([]);
    expect(await test.sql(`SELECT 1 FROM kept_key WHERE name = 'hashes'`)).toEqual([]);
  });
});
