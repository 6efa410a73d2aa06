import { promiseDays, promiseForm } from './promise-form';

it('offers today and each day up to the latest', () => {
  expect(promiseDays('2027-02-27', '2027-03-02')).toEqual([
    '2027-02-27',
    '2027-02-28',
    '2027-03-01',
    '2027-03-02',
  ]);
  expect(promiseDays('2027-02-27', '2027-02-27')).toEqual(['2027-02-27']);
  expect(promiseDays('2027-02-27', '2027-02-26')).toEqual([]);
});

it('begins with what is to be paid, and needs an amount and a day', () => {
  const account = { loanNumber: 'LN00000001', asOf: '2027-02-27', amountDue: 17_067 };
  const { empty, judges } = promiseForm(account);
  expect(empty).toEqual({ amount: '17067', promisedOn: '' });
  expect(promiseForm({ ...account, amountDue: 0 }).empty.amount).toBe('');
  expect([judges?.amount?.('0', empty), judges?.amount?.('0.01', empty)]).toEqual([false, true]);
  expect([judges?.promisedOn?.('', empty), judges?.promisedOn?.('2027-02-27', empty)]).toEqual([false, true]);
});
