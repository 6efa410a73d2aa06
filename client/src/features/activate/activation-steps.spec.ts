import { stateAt, stepsDone } from './activation-steps';

describe('the checklist of the activation', () => {
  it.each([
    ['PERSONAL_INFO', 0],
    ['ADDRESS_INFO', 1],
    ['REFERENCES_INFO', 2],
    ['IDENTITY_INFO', 3],
    ['BANK_INFO', 4],
    ['INFO_COMPLETED', 5],
  ] as const)('in state %s has %i steps done', (state, done) => {
    expect(stepsDone(state)).toBe(done);
  });
});

it('a member who goes back to an earlier step is as far as before', () => {
  expect(stateAt(3, 'ADDRESS_INFO')).toBe('REFERENCES_INFO');
  expect(stateAt(2, 'BANK_INFO')).toBe('BANK_INFO');
});
