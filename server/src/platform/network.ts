import ipaddr from 'ipaddr.js';

const SITE_PREFIX_BITS = 64;

/**
 * The network that tries and requests of an address are counted under: an IPv4 address itself, and of IPv6 the whole
 * /64, since whoever has one address there has all of them. What is no address stands for itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/${SITE_PREFIX_BITS}`)}/${SITE_PREFIX_BITS}`;
}

function withoutZone(address: ipaddr.IPv6): string {
  return new ipaddr.IPv6(address.parts).toString();
}
