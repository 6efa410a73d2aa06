import { randomUUID } from 'node:crypto';
import { readOwnData } from '../../src/modules/data-rights/own-data';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import { decide } from '../support/factories';
import { loanTapeOf } from '../support/report-files';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { appliedTopUp, goodLoan } from '../support/top-ups';
import { refundByStaff, settle, withdraw } from '../support/withdrawals';

/** What else is told of loans and money where one was written off. */
describe('a write-off', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  const office = () => business.staff.officer.client.backOffice;
  const writeOff = (loanNumber: string) =>
    office().writeOffLoan({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'Moved abroad.' },
    });

  it('counts what was paid beyond it as no recovery, whether it was sent back or not', async () => {
    const loan = await loanOf(business, '2027-01-15');
    const { loanNumber } = loan;
    const { withdrawal } = await withdraw(loan, business.staff);
    await settle(business.staff, withdrawal.withdrawalNumber, 'PROCESSING', 'COMPLETED');
    await goTo(business, '2027-05-17');
    await writeOff(loanNumber);
    const { payoffAmount: amount = 0 } = await accountOf(loan);
    await pay(business, loan, Math.round((amount + 5) * 100) / 100);
    await refundByStaff(business.staff, loan);

    expect(await accountOf(loan)).toMatchObject({ status: 'REPAID', creditAmount: 0 });
    const { items } = await office().listWriteOffs({ loanNumber });
    expect(items).toMatchObject([{ amount, recovered: amount }]);
  });

  it('leaves the loan as late in the loan tape as its account says it was then', async () => {
    const loan = await loanOf(business, '2027-01-15');
    await goTo(business, '2027-05-17');
    await writeOff(loan.loanNumber);
    await goTo(business, '2027-08-01');
    await pay(business, loan, 17_067 + 3_413.4);

    const { daysPastDue } = await accountOf(loan);
    const tape = await loanTapeOf(business, '2027-08-01');
    expect(tape.find(({ loanNumber }) => loanNumber === loan.loanNumber)).toMatchObject({
      writtenOff: true,
      daysPastDue,
    });
    expect(daysPastDue).toBeGreaterThan(0);
  });

  it('leaves a loan late of which a rest is left that nobody would be asked for otherwise', async () => {
    const loan = await loanOf(business, '2027-01-15');
    const { loanNumber } = loan;
    await goTo(business, '2027-11-02');
    await writeOff(loanNumber);
    const { payoffAmount = 0 } = await accountOf(loan);
    await pay(business, loan, Math.round((payoffAmount - 0.5) * 100) / 100);

    const account = await accountOf(loan);
    expect(account).toMatchObject({ status: 'WRITTEN_OFF', amountDue: 0.5, arrears: 'DPD_OVER_90' });
    const tape = await loanTapeOf(business, '2027-11-02');
    const told = tape.find((one) => one.loanNumber === loanNumber);
    expect(told).toMatchObject({ writtenOff: true, daysPastDue: account.daysPastDue });
  });

  it('of a loan that has paid off another one leaves it told of both', async () => {
    const old = await goodLoan(business);
    const fresh = await appliedTopUp(old);
    await decide(business.staff, fresh);
    await goTo(business, '2027-09-20');
    await writeOff(fresh.loanNumber);

    expect((await accountOf(old)).loans).toMatchObject([
      { loanNumber: fresh.loanNumber, status: 'WRITTEN_OFF', paysOff: old.loanNumber },
      { loanNumber: old.loanNumber, status: 'REPAID', paidOffBy: fresh.loanNumber },
    ]);
  });

  it('that is taken back leaves a payment of before, recorded meanwhile, on the day on which it was made', async () => {
    const [loan, never] = [await loanOf(business, '2027-01-15'), await loanOf(business, '2027-01-15')];
    await goTo(business, '2027-05-17');
    await writeOff(loan.loanNumber);
    const paid = [];
    for (const one of [loan, never]) paid.push(await pay(business, one, 20_000, { paidAt: '2027-03-25' }));
    await office().reverseWriteOff({
      loanNumber: loan.loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'Came back.' },
    });
    const isSame = async () => {
      const [{ charges, payments, schedule }, other] = [await accountOf(loan), await accountOf(never)];
      expect(schedule).toEqual(other.schedule);
      expect(charges).toEqual(other.charges);
      expect(payments?.map(({ paidAt }) => paidAt)).toEqual(other.payments?.map(({ paidAt }) => paidAt));
    };
    await isSame();
    for (const { loanNumber, repaymentNumber } of paid)
      await reverse(business, { loanNumber, repaymentNumber });
    await isSame();
  });

  it('and a waiver, taken back, name their loan in the download of all that is kept', async () => {
    const loan = await loanOf(business, '2027-01-15');
    const { loanNumber, accountId } = loan;
    const why = () => ({ idempotencyKey: randomUUID(), requestBody: { reason: 'The wrong loan.' } });
    await goTo(business, '2027-05-17');
    const { waiver } = await office().waiveCharges({ loanNumber, ...why() });
    await office().reverseWaiver({ loanNumber, waiverId: waiver?.waiverId ?? '', ...why() });
    await writeOff(loanNumber);
    await office().reverseWriteOff({ loanNumber, ...why() });

    const own = await readOwnData(
      business.test.dataSource.manager,
      accountId,
      business.test.get(FieldCipher),
    );
    for (const title of ['Waivers that were taken back', 'Write-offs that were taken back']) {
      expect([title, own[title]?.map((row) => row['Loan number'])]).toEqual([title, [loanNumber]]);
    }
  });
});
