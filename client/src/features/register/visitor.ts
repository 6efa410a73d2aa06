import { sharedAnswer } from '../../lib/answer';
import { miscService } from '../../lib/services/misc-service';

/** Where the visitor comes from; without an answer the registration goes on without it. */
export const visitorAnswer = sharedAnswer(() => miscService.locateVisitor(), { retries: 0 });
