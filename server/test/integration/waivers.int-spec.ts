import { randomUUID } from 'node:crypto';
import { addDays, dueDays } from '@pautang/loan-terms';
import { COMMANDS } from '../../src/bin/backoffice/commands';
import { Settings } from '../../src/config/settings';
import { findWith } from '../support/damage';
import { addStaff, type TestWallet } from '../support/factories';
import { changeSchedule } from '../support/hardship';
import { refusalCode, send } from '../support/http';
import {
  accountOf,
  type Business,
  goTo,
  loanAccount,
  loanOf,
  pay,
  reverse,
  startBusiness,
} from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2027-01-15';
const [first = ''] = dueDays(APPROVED, 6);
/** Ten days late: seven penalties and the late charge. */
const LATE = addDays(first, 10);
const [PENALTIES, CHARGE] = [358.41, 853.35];
const REASON = 'Hospital bill shown.';
const DONE_BY = 'who waived or wrote off, or took that back, how much, and why, is as the audit trail has it';

describe('waivers', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  const office = () => business.staff.officer.client.backOffice;
  const lateLoan = async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, LATE);
    return loan;
  };
  const waive = ({ loanNumber }: { loanNumber: string }, amount?: number, key: string = randomUUID()) =>
    office().waiveCharges({ loanNumber, idempotencyKey: key, requestBody: { amount, reason: REASON } });
  const takeBack = ({ loanNumber }: TestWallet, waiverId = '', key: string = randomUUID()) =>
    office().reverseWaiver({
      loanNumber,
      waiverId,
      idempotencyKey: key,
      requestBody: { reason: 'The wrong loan.' },
    });
  const postedOf = async ({ loanNumber }: TestWallet) => {
    const rows = await business.test.dataSource.query<{ kind: string; account: string; amount: string }[]>(
      `SELECT t.kind, p.account, p.amount_minor AS amount FROM loan l
       JOIN ledger_transaction t ON t.member_id = l.member_id AND t.loan_id = l.id AND t.kind LIKE 'WAIVER%'
       JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
       WHERE l.loan_number = $1 ORDER BY t.id, p.account`,
      [loanNumber],
    );
    return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
  };

  it('take the oldest penalties off what is due, in the books and in the member’s account', async () => {
    const loan = await lateLoan();
    const before = await accountOf(loan);
    const { waiver, loan: after } = await waive(loan, 400);
    const account = await accountOf(loan);

    expect(waiver).toMatchObject({ amount: 400, waivedOn: LATE, reason: REASON, reversed: false });
    expect(after.amountDue).toBeCloseTo((before.amountDue ?? 0) - 400, 2);
    expect(account).toMatchObject({
      amountDue: after.amountDue,
      daysPastDue: 10,
      waivers: [
        { installmentNumber: 1, date: LATE, amount: PENALTIES },
        { installmentNumber: 1, date: LATE, amount: 41.59 },
      ],
      nextPayment: { amount: 17_067 + PENALTIES + CHARGE - 400 },
    });
    expect(account.schedule?.[0]).toMatchObject({ forgiven: 400, penalty: PENALTIES + CHARGE });
    expect(account.charges).toHaveLength(2);
    expect(await postedOf(loan)).toEqual([
      'WAIVER FEES_RECEIVABLE 4159',
      'WAIVER PENALTIES_RECEIVABLE 35841',
      'WAIVER WAIVERS -40000',
    ]);
    const { phoneNumber, loanNumber } = loan;
    const { months } = await loan.client.loan.readLoanStatement({ requestBody: { phoneNumber, loanNumber } });
    expect(months.at(-1)?.movements.at(-1)).toMatchObject({
      kind: 'CHARGES_WAIVED',
      amount: -400,
      description: 'Penalties and late charges waived',
    });
    expect(JSON.stringify(account)).not.toContain(REASON);
  });

  it('are of their own day, also where nothing has happened to the loan since another one', async () => {
    const loan = await lateLoan();
    await changeSchedule(business, loan, 'PAUSE', 1);
    const day = addDays(LATE, 5);
    await goTo(business, day);

    expect((await waive(loan)).waiver).toMatchObject({ waivedOn: day });
    const { waivers = [] } = await accountOf(loan);
    expect(waivers.map(({ date }) => date)).toEqual([day, day]);
  });

  it('are taken back whole, and the same under their key', async () => {
    const loan = await lateLoan();
    const key = randomUUID();
    const before = await accountOf(loan);
    const { waiver } = await waive(loan, 300, key);
    expect((await waive(loan, 300, key)).waiver).toEqual(waiver);
    expect(await refusalCode(waive(loan, 200, key))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await refusalCode(waive({ loanNumber: 'LN99999999' }, 300, key))).toBe('IDEMPOTENCY_KEY_REUSED');
    await goTo(business, addDays(LATE, 1));
    const taken = await takeBack(loan, waiver?.waiverId, key);
    expect(await takeBack(loan, waiver?.waiverId, key)).toEqual(taken);
    expect(await refusalCode(takeBack(loan, randomUUID(), key))).toBe('IDEMPOTENCY_KEY_REUSED');

    expect(await accountOf(loan)).toMatchObject({ waivers: [], amountDue: (before.amountDue ?? 0) + 51.2 });
    expect((await office().listWaivers({ loanNumber: loan.loanNumber })).items).toMatchObject([
      { amount: 300, reversed: true, reversalReason: 'The wrong loan.' },
    ]);
    const told = await business.test.sql(
      `SELECT type, data FROM member_event WHERE member_id = $1 AND type LIKE 'waiver.%' ORDER BY recorded_at`,
      [loan.accountId],
    );
    const { accountId: memberId, loanNumber } = loan;
    const { waiverId } = waiver ?? {};
    const data = { memberId, loanNumber, waiverId, currency: 'PHP', amount: 300, waivedOn: LATE };
    expect(told).toEqual([
      { type: 'waiver.recorded', data },
      { type: 'waiver.reversed', data },
    ]);
    const others = [
      'UPDATE loan_waiver SET waived_by = gen_random_uuid()',
      `UPDATE loan_waiver_reversal SET reason = 'Another.'`,
      'DELETE FROM audit_entry',
    ];
    for (const damage of others)
      expect(await findWith(business.test, `${damage} WHERE member_id = '${loan.accountId}'`)).toEqual(
        expect.arrayContaining([DONE_BY]),
      );
    await expect(takeBack(loan, waiver?.waiverId)).rejects.toMatchObject({ code: 'WAIVER_REVERSED' });
    await expect(takeBack(loan, randomUUID())).rejects.toMatchObject({ code: 'WAIVER_NOT_FOUND' });
  });

  it('are of whole units in a currency that has no smaller ones', async () => {
    const loan = await loanOf(business, APPROVED, { selectedCurrency: 'JPY' });
    await goTo(business, LATE);

    await expect(waive(loan, 10.5)).rejects.toMatchObject({ status: 400, code: 'WHOLE_UNITS_ONLY' });
    expect((await waive(loan, 10)).waiver?.amount).toBe(10);
  });

  it('are void as far as a payment of an earlier day leaves nothing to waive', async () => {
    const loan = await lateLoan();
    await waive(loan, 400);
    const { repaymentNumber } = await pay(business, loan, 17_067, { paidAt: first });

    expect(await accountOf(loan)).toMatchObject({ waivers: [], amountDue: 0, creditAmount: 0 });
    await reverse(business, { loanNumber: loan.loanNumber, repaymentNumber });
    expect((await accountOf(loan)).schedule?.[0]).toMatchObject({ forgiven: 400 });
  });

  it('take off no principal: where a payment left a rest, its penalties were paid first', async () => {
    const loan = await lateLoan();
    const { payoffAmount = 0 } = await accountOf(loan);
    await pay(business, loan, payoffAmount - 50);

    await expect(waive(loan)).rejects.toMatchObject({ code: 'NOTHING_TO_WAIVE' });
  });

  it('take two officers above the amount, and are refused above what is unpaid', async () => {
    const loan = await lateLoan();
    // Approvals of the other tests' loans take one.
    const { environment } = business.test.get(Settings);
    environment.FOUR_EYES_AMOUNT = '1000';
    const other = (await addStaff(business.test)).officer.client.backOffice;
    const { loanNumber } = loan;
    const all = { loanNumber, requestBody: { reason: REASON } };

    await expect(waive(loan, PENALTIES + CHARGE + 0.01)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fieldErrors: [{ field: 'amount' }],
    });
    const { waiver, proposal } = await waive(loan);
    expect(waiver).toBeUndefined();
    expect(proposal).toMatchObject({ kind: 'WAIVER', subject: loanNumber, message: REASON });
    expect(proposal?.amount).toBeUndefined();
    const { proposal: part } = await waive(loan, 1000.01);
    expect(part).toMatchObject({ amount: 1000.01 });
    expect((await other.listProposals({})).items).toEqual([part]);
    const { items } = await other.listAuditEntries({
      action: 'WAIVER_PROPOSED',
      subject: `loan ${loanNumber}`,
    });
    expect(items[0]?.after).toMatchObject({ amount: 1000.01, message: REASON });
    await waive(loan);
    await expect(waive(loan)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    const confirmed = await other.waiveCharges({ ...all, idempotencyKey: randomUUID() });
    expect(confirmed).toMatchObject({ waiver: { amount: PENALTIES + CHARGE }, loan: { amountDue: 17_067 } });
    await expect(waive(loan)).rejects.toMatchObject({ code: 'NOTHING_TO_WAIVE' });
    environment.FOUR_EYES_AMOUNT = 'none';
  });

  it.each([
    ['all', undefined],
    ['a part', 1000.01],
  ])('that were proposed of %s wait no longer once what they were of is paid', async (_, amount) => {
    const loan = await lateLoan();
    const { environment } = business.test.get(Settings);
    environment.FOUR_EYES_AMOUNT = '1000';
    const other = (await addStaff(business.test)).officer.client.backOffice;
    const { loanNumber } = loan;
    const { proposal } = await waive(loan, amount);
    expect((await other.listProposals({})).items).toEqual([proposal]);
    await pay(business, loan, PENALTIES);
    expect((await other.listProposals({})).items).toEqual([proposal]);
    await pay(business, loan, CHARGE, { reference: 'BPI 0043' });
    expect((await other.listProposals({})).items).toEqual([]);

    await goTo(business, addDays(LATE, 40));
    const requestBody = { amount, reason: REASON };
    const later = await other.waiveCharges({ loanNumber, idempotencyKey: randomUUID(), requestBody });
    expect(later.waiver).toBeUndefined();
    expect(later.proposal?.proposalId).not.toBe(proposal?.proposalId);
    const proposalId = later.proposal?.proposalId ?? '';
    await other.withdrawProposal({ proposalId });
    environment.FOUR_EYES_AMOUNT = 'none';
  });

  it('take two officers beyond the amount that one waived in parts, at once or by a key', async () => {
    const loan = await lateLoan();
    const { loanNumber } = loan;
    const { environment } = business.test.get(Settings);
    environment.FOUR_EYES_AMOUNT = '800';
    const other = (await addStaff(business.test)).officer.client.backOffice;
    const requestBody = { name: 'Waiving machine', scopes: ['loans:waive' as const] };
    const { apiKey } = await office().issueApiKey({ requestBody });
    const by = (officer: typeof other, amount: number) =>
      officer.waiveCharges({
        loanNumber,
        idempotencyKey: randomUUID(),
        requestBody: { amount, reason: REASON },
      });

    const key = business.test.client(apiKey).backOffice;

    const done = await Promise.all([waive(loan, 400), by(key, 400), waive(loan, 400)]);
    const waived = done.flatMap(({ waiver }) => waiver ?? []);
    expect(waived.map(({ amount }) => amount)).toEqual([400, 400]);
    expect(done.flatMap(({ proposal }) => proposal ?? [])).toMatchObject([{ kind: 'WAIVER', amount: 400 }]);

    // What another officer may do alone, too, ends what waited for them.
    expect(await by(other, 400)).toMatchObject({ waiver: { amount: 400 } });
    const ofMember = `WHERE member_id = '${loan.accountId}'`;
    const allTheirs = `UPDATE loan_waiver SET waived_by = (SELECT waived_by FROM loan_waiver ${ofMember} ORDER BY id DESC LIMIT 1)`;
    expect(await findWith(business.test, `${allTheirs} ${ofMember}`)).toEqual([DONE_BY]);
    expect((await other.listProposals({})).items).toEqual([]);
    const { proposal } = await by(key, 11);
    expect(proposal).toMatchObject({ amount: 11, proposedBy: 'Olivia Ramos' });

    await takeBack(loan, waived[0]?.waiverId);
    expect(await waive(loan, 11)).toMatchObject({ waiver: { amount: 11 } });
    const { items } = await office().listWaivers({ loanNumber });
    expect(items.map(({ amount }) => amount)).toEqual([11, 400, 400, 400]);
    expect((await other.listProposals({})).items).toEqual([]);
    environment.FOUR_EYES_AMOUNT = 'none';
  });

  it('and payments of the same moment come one after the other', async () => {
    const loan = await lateLoan();
    const done = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => waive(loan, 250)),
      ...[1, 2, 3].map((n) => pay(business, loan, 100, { reference: `at once ${n}` })),
    ]);
    const { schedule = [], paidAmount = 0 } = await loanAccount(business, loan.loanNumber);

    expect(done.slice(4).map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
    const waived = done.slice(0, 4).filter(({ status }) => status === 'fulfilled').length * 250;
    expect([schedule[0]?.forgiven, paidAmount]).toEqual([waived, 300]);
    expect(schedule[0]?.outstanding).toBeCloseTo(17_067 + PENALTIES + CHARGE - waived - 300, 2);
  });

  it('are nobody’s but officers’', async () => {
    const loan = await lateLoan();
    const tryAs = (token: string) =>
      send(`${business.test.url}/v2/backoffice/loans/${loan.loanNumber}/waivers`, {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { reason: REASON },
      });

    expect((await tryAs(loan.token)).status).toBe(403);
    expect((await tryAs(business.staff.assistant.token)).status).toBe(403);
    await expect(waive({ loanNumber: 'LN99999999' })).rejects.toMatchObject({ code: 'LOAN_NOT_FOUND' });
  });

  it('that wait beside a write-off are withdrawn by what they are', async () => {
    const loan = await lateLoan();
    await goTo(business, '2027-09-30');
    const { environment } = business.test.get(Settings);
    environment.FOUR_EYES_AMOUNT = '1000';
    environment.FOUR_EYES_WRITE_OFF = true;
    const { client } = business.staff.officer;
    const { loanNumber } = loan;
    const writeOff = () =>
      client.backOffice.writeOffLoan({
        loanNumber,
        idempotencyKey: randomUUID(),
        requestBody: { reason: REASON },
      });
    const waiting = async () =>
      (await client.backOffice.listProposals({})).items.filter(({ subject }) => subject === loanNumber);
    await waive(loan);
    await writeOff();
    const withdraw = (...kind: string[]) =>
      COMMANDS.loans!.run(client, { words: ['withdraw', loanNumber, ...kind] });

    await expect(withdraw()).rejects.toThrow(/WRITE_OFF and WAIVER wait/);
    await expect(withdraw('LOAN_APPROVAL')).rejects.toThrow('nothing of LOAN_APPROVAL waits');
    expect((await withdraw('WAIVER')).text).toContain('WAIVER, is withdrawn');
    expect(await waiting()).toMatchObject([{ kind: 'WRITE_OFF' }]);
    await withdraw();
    // What was proposed of a loan that is late since another day by now waits for nobody.
    await writeOff();
    await pay(business, loan, 45_000);
    expect(await waiting()).toEqual([]);
    environment.FOUR_EYES_AMOUNT = 'none';
  });
});
