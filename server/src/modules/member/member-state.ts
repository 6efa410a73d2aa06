import { AlreadyActivated, MemberNotFound, StepOutOfOrder } from './member.errors';

/** The activation steps in order, then the end (specification section 4, 'Member registration state'). */
export const MEMBER_STATES = [
  'PERSONAL_INFO',
  'ADDRESS_INFO',
  'REFERENCES_INFO',
  'IDENTITY_INFO',
  'BANK_INFO',
  'INFO_COMPLETED',
] as const;
export type MemberState = (typeof MEMBER_STATES)[number];
export type ActivationStep = Exclude<MemberState, 'INFO_COMPLETED'>;
/** A closed account's member is nobody any more. */
export type KeptState = MemberState | 'CLOSED';

/** @throws MemberNotFound */
export function assertNotClosed(state: KeptState): asserts state is MemberState {
  if (state === 'CLOSED') throw new MemberNotFound();
}

/** Photos are for the identity step, and nothing uses them once it cannot be saved any more. @throws AlreadyActivated, MemberNotFound */
export function assertTakesPhotos(current: KeptState): void {
  assertNotClosed(current);
  if (current === 'INFO_COMPLETED') throw new AlreadyActivated();
}

/**
 * The state after saving a step: the next one when it is the member's current step, the same when it is an
 * earlier one that is being corrected.
 * @throws AlreadyActivated once all is complete, StepOutOfOrder for a step that is not reached yet,
 * MemberNotFound of a closed account.
 */
export function stateAfterSaving(step: ActivationStep, current: KeptState): MemberState {
  assertNotClosed(current);
  if (current === 'INFO_COMPLETED') throw new AlreadyActivated();
  const position = MEMBER_STATES.indexOf(step);
  const reached = MEMBER_STATES.indexOf(current);
  if (position > reached) throw new StepOutOfOrder();
  return position === reached ? (MEMBER_STATES[reached + 1] ?? current) : current;
}
