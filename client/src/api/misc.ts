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

/** The same message is the same one, however often and from which tab it is sent within a day. @throws ApiError */
export const sendContactMessage = async (message: ContactDto) =>
  (await loadService()).sendContactMessage({
    idempotencyKey: await fingerprintOf(message),
    requestBody: message,
  });

/** Nothing on an address without TLS, where browsers do not offer it. */
async function fingerprintOf({ name, email, message }: ContactDto): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify([name, email, message]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
