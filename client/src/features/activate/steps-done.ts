import type { MemberState } from '@pautang/sdk';

/** The steps in their order, each named by the state in which it comes next. */
export const activationSteps = [
  'PERSONAL_INFO',
  'ADDRESS_INFO',
  'REFERENCES_INFO',
  'IDENTITY_INFO',
  'BANK_INFO',
] as const satisfies readonly MemberState[];

/** How many steps are done. */
export function stepsDone(state: MemberState): number {
  return state === 'INFO_COMPLETED' ? activationSteps.length : activationSteps.indexOf(state);
}
