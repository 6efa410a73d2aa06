import ipaddr from 'ipaddr.js';

/**
 * What of an address is kept with a session: enough to tell its country, and not whose line it was. Countries are known
 * of IPv4 alone.
 */
export function coarseNetworkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4
    ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()
    : null;
}
