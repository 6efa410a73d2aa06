/** The steps as the specification names them, with the two that settings switch on. */
export type RegistrationStep = 'invitation' | 'register' | 'reg_1' | 'phone';

/** The steps beyond the first, as they stand in the address. */
export const stepNames = ['account', 'employment', 'phone'] as const;

export type StepName = (typeof stepNames)[number];

export interface Reached {
  /** Where registration is by invitation, the invitation comes first. */
  readonly byInvitation: boolean;
  readonly isInvited: boolean;
  /** A code is on its way to the number that stands in the form, and the form is complete. */
  readonly hasCode: boolean;
}

/** The step that an address leads to; what is not reached yet leads to the last one that is. */
export function stepAt(
  name: StepName | undefined,
  { byInvitation, isInvited, hasCode }: Reached,
): RegistrationStep {
  if (byInvitation && (!isInvited || name === undefined)) return 'invitation';
  if (name === 'employment') return 'reg_1';
  return name === 'phone' && hasCode ? 'phone' : 'register';
}

/** The account's step in the address. */
export const accountName = ({ byInvitation }: Pick<Reached, 'byInvitation'>): StepName | undefined =>
  byInvitation ? 'account' : undefined;

/** The name that belongs into the address of a step. */
export function nameOf(step: RegistrationStep, reached: Pick<Reached, 'byInvitation'>): StepName | undefined {
  if (step === 'reg_1') return 'employment';
  if (step === 'phone') return 'phone';
  return step === 'register' ? accountName(reached) : undefined;
}
