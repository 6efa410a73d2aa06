import { type ContactDto, MiscService } from '@pautang/sdk';
import { sharedAnswer } from '../lib/answer';
import { api } from './client';

const miscService = new MiscService(api.request);

/** The company, the loan limits and what is switched on. It does not change while a page is open. */
export const configAnswer = sharedAnswer(() => miscService.readConfig());

/** Where the visitor comes from; without an answer the registration goes on without it. */
export const visitorAnswer = sharedAnswer(() => miscService.locateVisitor(), { retries: 0 });

export const sendContactMessage = (message: ContactDto) =>
  miscService.sendContactMessage({ requestBody: message });
