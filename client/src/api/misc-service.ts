import { type ContactDto, MiscService } from '@pautang/sdk';
import { api } from './client';

export const miscService = new MiscService(api.request);

/** The same message is the same one, however often and from which tab it is sent within a day. @throws ApiError */
export const sendContactMessage = async (message: ContactDto) =>
  miscService.sendContactMessage({ idempotencyKey: await fingerprintOf(message), requestBody: message });

/** Nothing on an address without TLS, where browsers do not offer it. */
async function fingerprintOf({ name, email, message }: ContactDto): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify([name, email, message]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
