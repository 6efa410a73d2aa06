import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../config/settings';
import { readCookie, setCookie } from './cookies';
import { KNOWN_FOR_DAYS } from './known-device.service';

const NAME = 'device';
const PATH = '/v2/authmember/login';
const DAY_SECONDS = 24 * 60 * 60;

export function readDeviceCookie(request: FastifyRequest, settings: Settings): string | undefined {
  return readCookie(request, NAME, settings);
}

/** It ends with the browser where the sign-in does: who is not remembered leaves nothing behind. */
export function setDeviceCookie(
  reply: FastifyReply,
  { device, isPersistent }: { device: string; isPersistent: boolean },
  settings: Settings,
): void {
  const maxAgeSeconds = isPersistent ? KNOWN_FOR_DAYS * DAY_SECONDS : undefined;
  setCookie(reply, { name: NAME, path: PATH, value: device, maxAgeSeconds }, settings);
}
