import { AlreadyActivated, StepOutOfOrder } from './member.errors';
import { type ActivationStep, MEMBER_STATES, stateAfterSaving } from './member-state';

const STEPS = MEMBER_STATES.slice(0, -1) as ActivationStep[];

describe('stateAfterSaving', () => {
  it.each(STEPS)('moves on when the current step %s is saved', (step) => {
    expect(stateAfterSaving(step, step)).toBe(MEMBER_STATES[MEMBER_STATES.indexOf(step) + 1]);
  });

  it.each(STEPS.flatMap((current, at) => STEPS.map((step, index) => [step, current, index - at] as const)))(
    'for the step %s in the state %s never goes back and never skips',
    (step, current, distance) => {
      if (distance > 0) expect(() => stateAfterSaving(step, current)).toThrow(StepOutOfOrder);
      if (distance < 0) expect(stateAfterSaving(step, current)).toBe(current);
    },
  );

  it.each(STEPS)('refuses the step %s once all are complete', (step) => {
    expect(() => stateAfterSaving(step, 'INFO_COMPLETED')).toThrow(AlreadyActivated);
  });
});
