import { decisionWaitMs } from './kept-fresh';

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
