import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ValidationFailed } from '../../platform/problem/common.errors';

/** Where webhooks may go: in the demo also to the own machine and network, which is where its integrator is. */
export type Reach = 'PUBLIC' | 'DEMO';

/** All addresses of IPv6 that are given out; what lies beside them stands for something else, or for nothing. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');
const OWN = ['loopback', 'private', 'uniqueLocal'];
const WEB_PORTS: Readonly<Record<Reach, readonly number[]>> = { PUBLIC: [443], DEMO: [80, 443] };
const FIRST_FREE_PORT = 1024;
const URL_MESSAGES = {
  PUBLIC:
    'The address begins with https://, and holds no name or password. Its port is 443, or 1024 or above.',
  DEMO: 'The address begins with https:// or http://, and holds no name or password. Its port is 80, 443, or 1024 or above.',
} as const satisfies Record<Reach, string>;
const REACH_MESSAGE = 'The address must be reachable from the internet.';

/** Whether something may be sent to an IP address: what is no single, public one is refused, however it is written. */
export function isReachable(address: string, reach: Reach): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (reach === 'DEMO' && OWN.includes(range)) return true;
  return range === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GIVEN_OUT));
}

/** A host has no address that something may be sent to. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Finds the addresses of a name for one connection, which is made to one of those that were checked here. */
export function checkedLookup(reach: Reach, find: typeof resolve): LookupFunction {
  return (host, options, done) => {
    find(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const addresses = found.filter(({ address }) => isReachable(address, reach));
      const [first] = addresses;
      if (!first) return done(new AddressRefused(`${host} has no address in reach`), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

/** An IP address as host is never looked up. @throws AddressRefused */
export function assertHostReachable({ hostname }: URL, reach: Reach): void {
  const host = bare(hostname);
  if (isIP(host) !== 0 && !isReachable(host, reach)) throw new AddressRefused(`${host} is not in reach`);
}

/** As it is kept: how it was written otherwise makes no difference. @throws ValidationFailed */
export function webhookUrl(typed: string, reach: Reach): string {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  const schemes = reach === 'DEMO' ? ['https:', 'http:'] : ['https:'];
  if (!url || !schemes.includes(url.protocol) || url.username || url.password || !isPortOpen(url, reach))
    throw wrongUrl(URL_MESSAGES[reach]);
  // A dot behind a name only says that it is whole.
  const host = bare(url.hostname).replace(/\.$/, '');
  const isName = isIP(host) === 0;
  const isLocalName = isName && (!host.includes('.') || /\.(localhost|local|internal)$/.test(host));
  if (isName ? reach === 'PUBLIC' && isLocalName : !isReachable(host, reach)) throw wrongUrl(REACH_MESSAGE);
  url.hash = '';
  return url.href;
}

function isPortOpen({ protocol, port }: URL, reach: Reach): boolean {
  const number = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  return WEB_PORTS[reach].includes(number) || number >= FIRST_FREE_PORT;
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function wrongUrl(message: (typeof URL_MESSAGES)[Reach] | typeof REACH_MESSAGE): Error {
  return new ValidationFailed({ errors: [{ field: 'url', message }] });
}
