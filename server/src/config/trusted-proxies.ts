import ipaddr from 'ipaddr.js';

/** Whose word on the caller's address counts: nobody's, the so many nearest proxies', or these addresses' and networks'. */
export type TrustedProxies = false | number | string[];

const MOST_HOPS = 10;
/** The widest private network is fc00::/7; one that is wider holds strangers. */
const SHORTEST_PREFIX = 7;
/** Where an IPv4 address begins within an IPv6 one. */
const MAPPED_PREFIX = 96;

export function readTrustedProxies(setting: string): TrustedProxies {
  if (setting === 'false') return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting.split(',').map((proxy) => proxy.trim());
}

/**
 * The same as the framework takes it. Of a number it would believe nobody, since whoever reaches the server past its proxies can
 * count as they do: docs/operations.md has them be the only way.
 */
export function trustOf(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** Why a value cannot tell the proxies, or undefined when it can. The answer never holds the value. */
export function trustedProxiesProblem(setting: string): string | undefined {
  if (setting === 'true') {
    return 'must not be true, or every caller could name its own address; give the number of proxies before this server, or their addresses and networks with commas between them';
  }
  const proxies = readTrustedProxies(setting);
  if (typeof proxies === 'number' && proxies > MOST_HOPS) return `must be at most ${MOST_HOPS} proxies`;
  if (Array.isArray(proxies) && !proxies.every(isAddressOrNetwork)) {
    return `must be false, a number of proxies, or addresses and networks (from /${SHORTEST_PREFIX} on) with commas between them`;
  }
  return undefined;
}

function isAddressOrNetwork(text: string): boolean {
  if (!text.includes('/')) return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  const isNetwork = ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);
  if (!isNetwork) return false;
  const [address, bits] = ipaddr.parseCIDR(text);
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress();
  return (isMapped ? bits - MAPPED_PREFIX : bits) >= SHORTEST_PREFIX;
}
