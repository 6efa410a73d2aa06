import { decisionWaitMs } from './kept-fresh';
import { activationStateOptions, knowActivationState } from './member';
import { addPaymentClaim, withdrawPaymentClaim } from './payments';
import { addPromise } from './promise';
import { queryClient } from './query-client';

const transfer = { amount: 100, paidOn: '2026-12-01', reference: 'GC 7712' };

it('looks soon for the decision of a rule, and now and then for that of an officer', () => {
  expect(decisionWaitMs('PENDING')).toBe(3000);
  expect(decisionWaitMs('UNDER_REVIEW')).toBe(15_000);
});

it.each(['APPROVED', 'REJECTED', 'CANCELLED', 'REPAID', 'Please call us', 'toString', undefined])(
  'looks no more once the status is %s',
  (status) => {
    expect(decisionWaitMs(status)).toBeUndefined();
  },
);

it('what a change has told stays where an answer comes that was asked for before it', async () => {
  const phoneNumber = '639170000010';
  const { queryKey } = activationStateOptions(phoneNumber);
  let answer: (state: string) => void = () => {};
  const asked = queryClient.fetchQuery({
    queryKey,
    queryFn: () => new Promise((resolve) => (answer = resolve)),
  });
  knowActivationState(phoneNumber, 'ADDRESS_INFO');
  answer('PERSONAL_INFO');
  expect(await asked).toBe('ADDRESS_INFO');
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: 'ADDRESS_INFO', fetchStatus: 'idle' });
  queryClient.clear();
});

it.each([
  ['a transfer that is told', ['payment-claims'], () => addPaymentClaim('key', 'LN1', { ...transfer })],
  ['a transfer that is withdrawn', ['payment-claims'], () => withdrawPaymentClaim('LN1', 'c1')],
  ['a promise', undefined, () => addPromise('key', 'LN1', { amount: 100, promisedOn: '2026-12-01' })],
])('what there is of %s is asked for anew also where it is refused', async (_, queryKey, change) => {
  const answer = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.error());
  const asked = jest.spyOn(queryClient, 'invalidateQueries');
  await expect(change()).rejects.toBeDefined();
  expect(asked).toHaveBeenCalledWith(...(queryKey ? [{ queryKey }] : []));
  answer.mockRestore();
  asked.mockRestore();
});
