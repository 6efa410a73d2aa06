import type { EntityManager } from 'typeorm';
import { type PaymentPromise, Promises } from './promises';

it('keeps of each loan the one that runs longest, whoever takes it', async () => {
  const promises = new Promises();
  const taking = (dueOn: string) => async () =>
    new Map<string, PaymentPromise>([['loan', { dueOn, amountMinor: 1 }]]);
  const of = async () => (await promises.of({} as EntityManager, [])).get('loan')?.dueOn;

  expect(await of()).toBeUndefined();
  promises.takenBy(taking('2027-02-03'));
  promises.takenBy(taking('2027-02-05'), 'others');
  expect(await of()).toBe('2027-02-05');
  promises.takenBy(taking('2027-02-01'), 'others');
  expect(await of()).toBe('2027-02-03');
});
