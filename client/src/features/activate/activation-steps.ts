import type { MemberState } from '@pautang/sdk';

/** The five steps, and the sixth that says it is saved. */
export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6;

export const bankStep = 5;
export const savedStep = 6;

/** The steps as they stand in the address. */
export const stepNames = ['personal', 'address', 'references', 'identity', 'bank', 'saved'] as const;

export type StepName = (typeof stepNames)[number];

const states = [
  'PERSONAL_INFO',
  'ADDRESS_INFO',
  'REFERENCES_INFO',
  'IDENTITY_INFO',
  'BANK_INFO',
  'INFO_COMPLETED',
] as const satisfies readonly MemberState[];

/** The step that comes next for a member. */
export const stepOf = (state: MemberState): StepNumber => (states.indexOf(state) + 1) as StepNumber;

export const nameOf = (step: StepNumber): StepName => stepNames[step - 1] ?? 'personal';

export const numberOf = (name: StepName): StepNumber => (stepNames.indexOf(name) + 1) as StepNumber;

/** Where a member is with this step as the next one; the server only ever moves forward. */
export function stateAt(step: StepNumber, known: MemberState): MemberState {
  return step > stepOf(known) ? (states[step - 1] ?? known) : known;
}

/** How many steps are done. */
export const stepsDone = (state: MemberState): number => states.indexOf(state);
