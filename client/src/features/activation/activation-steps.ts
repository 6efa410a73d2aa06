import type { MemberState } from '@pautang/sdk';

/** The five steps, and the sixth that says it is saved. */
export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6;

export const bankStep = 5;
export const savedStep = 6;

const stepOfState: Record<MemberState, StepNumber> = {
  PERSONAL_INFO: 1,
  ADDRESS_INFO: 2,
  REFERENCES_INFO: 3,
  IDENTITY_INFO: 4,
  BANK_INFO: bankStep,
  INFO_COMPLETED: savedStep,
};

export function stepOf(state: MemberState): StepNumber {
  return stepOfState[state];
}
