import { readMemberInfo } from '../../api/member';
import type { StepNumber } from './activation-steps';

export type LoadedForm = typeof import('./activation-form').ActivationForm;

/**
 * Fetches the form, which brings the rules of every field along, and what the server has of the earlier steps.
 * @throws ApiError, or whatever kept the code from arriving
 */
export async function loadActivation(phoneNumber: string, step: StepNumber): Promise<LoadedForm> {
  const [{ ActivationForm }, { draftStore }] = await Promise.all([
    import('./activation-form'),
    import('./draft-store'),
  ]);
  draftStore.open(phoneNumber);
  if (step > 1) draftStore.fillUntouched(await readMemberInfo(phoneNumber));
  return ActivationForm;
}
