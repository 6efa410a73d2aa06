import { decisionWaitMs } from './kept-fresh';
import { activationStateOptions, knowActivationState } from './member';
import { queryClient, thenLookAgain } from './query-client';

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
  ['made', () => Promise.resolve(), undefined],
  ['refused', () => Promise.reject(new Error('refused')), 'refused'],
])('what a change is about is asked for anew once it is %s', async (_, change, refusal) => {
  const lookAgain = jest.fn(async () => undefined);
  const told = thenLookAgain(change(), lookAgain).catch(({ message }: Error) => message);
  expect(await told).toBe(refusal);
  expect(lookAgain).toHaveBeenCalledTimes(1);
});
