import type { Settings } from '../../../config/settings';

/** So long the link of a message about an account is good. */
export const LINK_HOURS = 24;

/** That of a message about a correction: as long as there is something to withdraw. */
export function correctionLinkHours({ environment }: Settings): number {
  return Math.max(LINK_HOURS, environment.CORRECTION_COOLING_HOURS);
}
