import { changeSchedule } from '../support/hardship';
import { send } from '../support/http';
import { type Business, loanOf, pay, startBusiness } from '../support/servicing';

describe('the due days of a loan', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => business.test.close());

  it('are told at an address of their own, until it is revoked', async () => {
    const member = await loanOf(business, '2027-01-20');
    const { notices } = member.client;
    expect(await notices.readCalendarAddress()).toEqual({ active: false });
    const { address = '' } = await notices.addCalendarAddress();
    const path = new URL(address).pathname;
    const read = () => send(business.test.url + path);

    await pay(business, member, 17_067);
    const file = await read();

    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(
      ['0320', '0420', '0520', '0620', '0720'].map((day) => `DTSTART;VALUE=DATE:2027${day}`),
    );
    expect(file.text).toContain(`UID:${member.loanNumber}-2@pautang\r\n`);
    expect(file.text).toContain('SUMMARY:Loan payment due: PHP 17\\,067.00\r\n');
    const descriptions = file.text.replaceAll('\r\n ', '').match(/DESCRIPTION:.+/g);
    expect(descriptions?.slice(2, 4)).toEqual([
      `DESCRIPTION:Loan ${member.loanNumber}\\, installment 4`,
      // Due on a Sunday.
      `DESCRIPTION:Loan ${member.loanNumber}\\, installment 5. Paid by June 21\\, 2027\\, the next banking day\\, it is still on time.`,
    ]);
    expect(file.text).not.toMatch(new RegExp(`Juana|Pe.a|${member.phoneNumber}`));
    expect(await notices.readCalendarAddress()).toMatchObject({ active: true, address });
    const forged = path.replace(/.(.)\.ics$/, (end, last) => `${end.startsWith('A') ? 'B' : 'A'}${last}.ics`);
    expect((await send(business.test.url + forged)).status).toBe(404);

    expect(new Set(file.text.match(/SEQUENCE:\d/g))).toEqual(new Set(['SEQUENCE:0']));
    const { loanNumber } = member;
    await changeSchedule(business, member, 'DUE_DAY', 25);
    // The entry that a program has is another day's now.
    expect((await read()).text.replaceAll(/DTSTAMP:.+\r\n/g, '')).toContain(
      `UID:${loanNumber}-2@pautang\r\nSEQUENCE:1\r\nDTSTART;VALUE=DATE:20270325\r\n`,
    );

    const again = await notices.addCalendarAddress();
    expect((await read()).status).toBe(404);
    await notices.revokeCalendarAddress();
    expect((await send(business.test.url + new URL(again.address ?? '').pathname)).status).toBe(404);
    expect((await send(`${business.test.url}/v2/calendar/x.ics`)).status).toBe(404);
  });
});
