import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { WalletAccount } from '../../src/modules/ledger/ledger.entity';
import { LedgerService } from '../../src/modules/ledger/ledger.service';
import { ofWallet } from '../../src/modules/ledger/movement';
import { verifyLedger } from '../../src/verification/verify-ledger';
import { startApp, type TestApp } from '../support/app';
import { findWith } from '../support/damage';
import {
  addStaff,
  approvedLoan,
  memberWithLoan,
  type TestStaff,
  type TestWallet,
} from '../support/factories';
import { balanceOf, prepareWithCode, settle, withdraw } from '../support/withdrawals';

describe('the ledger', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp();
    staff = await addStaff(test);
  });

  afterAll(() => test.close());

  const broken = async () =>
    (await verifyLedger(test.dataSource))
      .filter(({ violations }) => violations.length > 0)
      .map(({ invariant }) => invariant);

  /** Moves hundredths out of a wallet, past every rule of the service above the ledger. */
  function take(member: TestWallet, amountMinor: number, subjectId: string = randomUUID()): Promise<string> {
    const { accountId: memberId, walletId: id } = member;
    return test.dataSource.transaction(async (tx) => {
      const movement = ofWallet({
        kind: 'WITHDRAWAL',
        subjectId,
        wallet: await tx.findOneByOrFail(WalletAccount, { memberId, id }),
        amountMinor: -amountMinor,
        against: 'PAYOUTS',
      });
      return test.get(LedgerService).post(tx, movement);
    });
  }

  it('is clean after loans, withdrawals and returns that ran at once', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => approvedLoan(test, staff)));
    const done = await Promise.all(members.map((member) => withdraw(member, staff, 20_000)));
    await Promise.all(
      done
        .slice(0, 2)
        .flatMap(({ withdrawal: { withdrawalNumber } }) =>
          [1, 2, 3].map(() => settle(staff, withdrawalNumber, 'FAILED').catch(() => undefined)),
        ),
    );

    expect(await Promise.all(members.map(balanceOf))).toEqual([250_000, 250_000, 230_000, 230_000]);
    expect(await broken()).toEqual([]);
  });

  it('never overdraws, however many movements run at once', async () => {
    const member = await approvedLoan(test, staff);
    const before = await broken();

    const results = await Promise.allSettled(Array.from({ length: 20 }, () => take(member, 30_000_00)));

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect(await balanceOf(member)).toBe(10_000);
    expect(before).toEqual([]);
    expect(await test.sql('SELECT * FROM wallet_account WHERE balance_minor < 0')).toEqual([]);
  });

  it('moves the money of one subject once', async () => {
    const member = await approvedLoan(test, staff);
    const subjectId = randomUUID();

    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => take(member, 100_00, subjectId)),
    );

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(member)).toBe(249_900);
  });

  it('takes no part of a withdrawal that fails half-way', async () => {
    const member = await approvedLoan(test, staff);
    const confirmation = await prepareWithCode(member, staff);
    await test.sql(
      `ALTER TABLE idempotency_record ADD CONSTRAINT broken CHECK (operation <> 'confirmWithdrawal') NOT VALID`,
    );
    const idempotencyKey = randomUUID();
    const confirm = () =>
      member.client.wallet.confirmWithdrawal({ idempotencyKey, requestBody: confirmation });

    await expect(confirm()).rejects.toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
    await test.sql('ALTER TABLE idempotency_record DROP CONSTRAINT broken');

    expect(await balanceOf(member)).toBe(250_000);
    expect(await test.sql('SELECT 1 FROM withdrawal WHERE member_id = $1', [member.accountId])).toEqual([]);
    await expect(confirm()).resolves.toMatchObject({ availableBalance: 200_000 });
  });

  describe('is kept by the database, which refuses', () => {
    let member: TestWallet;
    let client: Client;
    const warnings: string[] = [];

    beforeAll(async () => {
      member = await approvedLoan(test, staff);
      client = new Client({ connectionString: test.ownerUrl });
      client.on('notice', ({ message }) => warnings.push(message ?? ''));
      await client.connect();
    });

    afterAll(() => client.end());

    afterEach(() => client.query('ROLLBACK'));

    /** Writes a transaction and postings of [account, currency, hundredths], and commits. */
    async function post(...lines: [string, string, number][]): Promise<void> {
      const { accountId, walletId } = member;
      const id = randomUUID();
      await client.query('BEGIN');
      await client.query(
        `INSERT INTO ledger_transaction (member_id, id, kind, subject_id, loan_id, business_on)
         SELECT $1, $2, 'WITHDRAWAL', $2, id, '2026-01-31' FROM loan WHERE member_id = $1`,
        [accountId, id],
      );
      for (const [index, [account, currency, amount]] of lines.entries()) {
        await client.query(`INSERT INTO posting VALUES ($1, $2, $3, $4, $5, $6, $7)`, [
          accountId,
          id,
          index + 1,
          account,
          account === 'WALLET' ? walletId : null,
          currency,
          amount,
        ]);
      }
      // Several nodes say with a warning why they did not commit.
      warnings.length = 0;
      await client.query('COMMIT').catch(({ message }: Error) => warnings.push(message));
      const kept = await client.query('SELECT 1 FROM ledger_transaction WHERE member_id = $1 AND id = $2', [
        accountId,
        id,
      ]);
      if (kept.rowCount === 0) throw new Error(warnings.join('; '));
    }

    it('postings that do not sum to zero', async () => {
      await expect(post(['WALLET', 'PHP', -100], ['PAYOUTS', 'PHP', 99])).rejects.toThrow('sum to zero');
    });

    it('postings that sum to zero over two currencies', async () => {
      await expect(post(['LOANS_RECEIVABLE', 'PHP', -100], ['PAYOUTS', 'USD', 100])).rejects.toThrow(
        'sum to zero',
      );
    });

    it('a transaction without postings', async () => {
      await expect(post()).rejects.toThrow('has postings');
    });

    it('a posting in another currency than the wallet’s', async () => {
      await expect(post(['WALLET', 'USD', -100], ['PAYOUTS', 'USD', 100])).rejects.toThrow(
        'currency of its wallet',
      );
    });

    it('a posting of nothing', async () => {
      await expect(post(['WALLET', 'PHP', 0])).rejects.toThrow('posting_not_empty');
    });

    it('to overdraw the wallet', async () => {
      await expect(post(['WALLET', 'PHP', -25_000_001], ['PAYOUTS', 'PHP', 25_000_001])).rejects.toThrow(
        'wallet_account_not_overdrawn',
      );
    });

    it.each(['posting', 'ledger_transaction', 'audit_entry', 'loan_event', 'credit_score_entry'])(
      'to change, delete or empty %s',
      async (table) => {
        await expect(client.query(`UPDATE ${table} SET member_id = member_id`)).rejects.toThrow(
          'append-only',
        );
        await expect(client.query(`DELETE FROM ${table}`)).rejects.toThrow('append-only');
        await expect(client.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('append-only');
      },
    );

    it.each([
      ['a balance that is raised', 'UPDATE wallet_account SET balance_minor = balance_minor + 1'],
      ['a balance that is written as it is', 'UPDATE wallet_account SET balance_minor = balance_minor'],
      ['a wallet that goes', 'DELETE FROM wallet_account'],
      [
        'a wallet that opens with money',
        `INSERT INTO wallet_account (member_id, id, loan_id, currency, balance_minor)
         SELECT member_id, gen_random_uuid(), id, 'PHP', 1 FROM loan`,
      ],
    ])('%s', async (_, sql) => {
      await expect(client.query(sql)).rejects.toThrow('only postings change a balance');
    });

    it('a second open loan, and a second open withdrawal request', async () => {
      await memberWithLoan(test);
      await prepareWithCode(member, staff);
      const copy = (table: string, where: string) =>
        client.query(
          `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()))).*
           FROM ${table} t WHERE ${where} LIMIT 1`,
        );

      await expect(copy('loan', `status = 'PENDING'`)).rejects.toThrow('loan_one_application');
      await expect(copy('withdrawal_request', `status = 'OPEN'`)).rejects.toThrow(
        'withdrawal_request_one_open',
      );
    });
  });

  describe('verification finds', () => {
    const NUMBERS = 'a number is given once: of one loan, withdrawal, repayment or incoming payment';
    const SUM = 'postings of a transaction sum to zero per currency';
    const EMPTY = 'every transaction has postings, and every posting is of one';
    const WALLET = 'a wallet holds the sum of its postings, in its own currency, and is not overdrawn';
    const CHARGED =
      'fees and stamp tax in the books are those of the loans that were funded and not cancelled, one by one';
    const FUNDED = 'an approved loan was funded with its principal less its charges, and no other loan was';
    const BEGINS = 'a loan that was funded since positions are kept stands from the day of its funding on';
    const CANCELLED = 'a loan that was cancelled gave back its principal, and nothing of it is owed';
    const SCORE = 'a credit score is what its history sums to, entry by entry';
    const TAKEN = 'every withdrawal took its amount from its wallet';
    const RETURNED = 'a failed withdrawal returned its amount, and no other did';
    const OWNED = 'every movement belongs to what moved it, and to its loan';
    const PAYOUTS = 'payouts equal the withdrawals that did not fail, per currency';
    const SCHEDULED = 'an approved loan has a schedule that sums to its principal, and no other loan has one';
    const OWES =
      'what the ledger says a loan owes equals schedule and charges less allocations, kind by kind';
    const STANDS =
      'where a loan stands from its last day on is what its rows come to, and every running loan has such a day';
    const STOOD =
      'where a loan stood on each past day is what the books of that day say that it owed, and no such day is missing';
    const CHECKPOINTS = 'every checkpoint is where its loan, played through anew, stands on its day';
    const STEPS = 'the steps of a loan are counted without a gap, and the last one is its status';
    const AGREEMENT =
      'a loan that was paid out has what its member agreed to, as every one since the first of which that is kept';
    const CANCELLED_STANDS =
      'a position is of a loan that was funded, and a cancelled one, and no other, stands as such from its last day on';
    const DECIDED = 'what was decided on a loan, when, by whom and why, is as the audit trail has it';
    const DECISION = 'every decision of staff on a loan has its entry in the audit trail';
    const TOLD_AGREEMENT =
      'what a member agreed to, when, by which texts and from where is as the audit trail has it';
    const WALLET_DAY = 'what moved in a wallet moved on the day of its row';
    const TIMES = 'what was recorded of a loan was recorded at the time that its id tells';
    const HASH = 'what a member agreed to has the hash that was kept with it';
    const REPLAYED = 'every loan, played through anew, comes to the rows and the status that stand';

    beforeAll(async () => {
      await test.close();
      test = await startApp();
      staff = await addStaff(test);
      const member = await approvedLoan(test, staff);
      await withdraw(member, staff, 20_000);
      await memberWithLoan(test);
    });

    it.each([
      [
        'a balance that was raised',
        [`UPDATE wallet_account SET balance_minor = balance_minor + 1`],
        [WALLET],
      ],
      [
        'a house posting that was altered',
        [`UPDATE posting SET amount_minor = amount_minor + 1 WHERE account = 'PAYOUTS'`],
        [SUM, PAYOUTS],
      ],
      [
        'a posting that was removed',
        [`DELETE FROM posting WHERE account = 'LOANS_RECEIVABLE'`],
        [SUM, OWES, STOOD],
      ],
      [
        'a transaction without postings',
        [
          `INSERT INTO ledger_transaction (member_id, id, kind, subject_id, loan_id, business_on)
           SELECT member_id, gen_random_uuid(), 'LOAN_FUNDING', id, id, '2026-01-31' FROM loan WHERE status = 'PENDING'`,
        ],
        [EMPTY, FUNDED, BEGINS],
      ],
      [
        'a transaction that was removed',
        [`DELETE FROM ledger_transaction WHERE kind = 'WITHDRAWAL'`],
        [EMPTY, TAKEN],
      ],
      [
        'a funded loan that is not approved',
        [`UPDATE loan SET status = 'REJECTED' WHERE status = 'APPROVED'`],
        [FUNDED, STEPS],
      ],
      [
        'a cancelled loan whose money stayed',
        [`UPDATE loan SET status = 'CANCELLED' WHERE status = 'APPROVED'`],
        [CANCELLED, STEPS, CANCELLED_STANDS],
      ],
      [
        'a step that was altered',
        [`UPDATE loan_event SET status = 'REJECTED' WHERE number = 2`],
        [STEPS, DECIDED, DECISION],
      ],
      [
        'a withdrawal of another day',
        [`UPDATE ledger_transaction SET business_on = business_on - 2 WHERE kind = 'WITHDRAWAL'`],
        [WALLET_DAY],
      ],
      [
        'steps of another day',
        [`UPDATE loan_event SET recorded_at = '2020-01-01T00:00:00Z' WHERE number = 1`],
        [TIMES],
      ],
      ['a step that was removed', [`DELETE FROM loan_event WHERE number = 1`], [STEPS]],
      [
        'all steps of a loan that were removed',
        ['DELETE FROM loan_event WHERE loan_id = (SELECT max(id::text)::uuid FROM loan)'],
        [STEPS],
      ],
      [
        'an agreement that was altered',
        [`UPDATE loan_agreement SET agreed = jsonb_set(agreed, '{quote,totalAmountPHP}', '1')`],
        [TOLD_AGREEMENT, HASH],
      ],
      [
        'the hash of an agreement that was altered',
        [`UPDATE loan_agreement SET quote_hash = 'x'`],
        [TOLD_AGREEMENT, HASH],
      ],
      [
        'an agreement that was removed',
        [`DELETE FROM loan_agreement WHERE loan_id = (SELECT id FROM loan WHERE status = 'APPROVED')`],
        [AGREEMENT, TOLD_AGREEMENT],
      ],
      [
        'a number that two loans have',
        [`UPDATE loan SET loan_number = (SELECT min(loan_number) FROM loan)`],
        [NUMBERS, TOLD_AGREEMENT],
      ],
      ['a credit score that was raised', ['UPDATE member SET credit_score = 1000'], [SCORE]],
      ['a change of the score that was altered', ['UPDATE credit_score_entry SET change = 499'], [SCORE]],
      ['a history of the score that was removed', ['DELETE FROM credit_score_entry'], [SCORE]],
      [
        'an approved loan that was not funded',
        [`UPDATE loan SET status = 'APPROVED'`],
        [FUNDED, SCHEDULED, OWES, STANDS, STEPS, REPLAYED],
      ],
      [
        'a principal that was altered',
        [`UPDATE loan SET principal_minor = principal_minor + 1 WHERE status = 'APPROVED'`],
        [FUNDED, SCHEDULED, OWES, STANDS, CHECKPOINTS],
      ],
      [
        'a fee that was not kept back',
        [`UPDATE loan SET processing_fee_minor = 1 WHERE status = 'APPROVED'`],
        [FUNDED, CHARGED, CHECKPOINTS],
      ],
      [
        'a withdrawal whose amount was altered',
        [`UPDATE withdrawal SET amount_minor = amount_minor + 1`],
        [TAKEN, PAYOUTS],
      ],
      [
        'a withdrawal that failed without a return',
        [`UPDATE withdrawal SET status = 'FAILED'`],
        [RETURNED, PAYOUTS],
      ],
      ['a withdrawal that was removed', [`DELETE FROM withdrawal`], [OWNED, PAYOUTS]],
      [
        'a movement of nothing known',
        [`UPDATE ledger_transaction SET subject_id = member_id WHERE kind = 'WITHDRAWAL'`],
        [TAKEN, OWNED],
      ],
      [
        'a wallet that is overdrawn',
        [`UPDATE wallet_account SET balance_minor = -1 WHERE balance_minor > 0`],
        [WALLET],
      ],
      [
        'a wallet in another currency than its postings',
        [`UPDATE wallet_account SET currency = 'USD'`],
        [WALLET],
      ],
    ])('%s', async (_, statements, invariants) => {
      expect(await findWith(test)).toEqual([]);
      expect(await findWith(test, ...statements)).toEqual(invariants);
    });
  });
});
