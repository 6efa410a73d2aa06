import { sharedAnswer } from '../lib/answer';
import { miscService } from '../lib/services/misc-service';

/** The company, the loan limits and what is switched on. It does not change while a page is open. */
export const configAnswer = sharedAnswer(() => miscService.readConfig());
