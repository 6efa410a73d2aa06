import type { ContactDto } from '@pautang/sdk';
import { sharedAnswer } from '../lib/answer';

/** Loaded when something is asked: a page that brought its figures along does without. */
const loadService = async () => (await import('./misc-service')).miscService;

/** The company, the loan limits and what is switched on. It does not change while a page is open. */
export const configAnswer = sharedAnswer(async () => (await loadService()).readConfig());

/** Where the visitor comes from; without an answer the registration goes on without it. */
export const visitorAnswer = sharedAnswer(async () => (await loadService()).locateVisitor(), {
  retries: 0,
});

/** @throws ApiError */
export const sendContactMessage = async (message: ContactDto) =>
  (await import('./misc-service')).sendContactMessage(message);
