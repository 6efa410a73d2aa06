import { findByName, findByWords, type Searchable } from '../ui/combobox/word-search';

/** A bank or e-wallet that takes transfers in pesos, and how many digits its account numbers have, where that is known. */
export interface Bank extends Searchable {
  readonly digits?: readonly number[];
}

/** Lengths as the banks tell them on their own pages. They are a hint: banks change them, and old accounts keep theirs. */
export const banks: readonly Bank[] = [
  { name: 'GCash', also: 'G-Xchange', digits: [11] },
  { name: 'Maya', also: 'PayMaya', digits: [11, 12] },
  { name: 'BDO Unibank', also: 'Banco de Oro', digits: [10, 12] },
  { name: 'BPI', also: 'Bank of the Philippine Islands', digits: [10] },
  { name: 'Metrobank', also: 'Metropolitan Bank and Trust', digits: [13] },
  { name: 'Landbank', also: 'Land Bank of the Philippines LBP', digits: [10] },
  { name: 'PNB', also: 'Philippine National Bank', digits: [12] },
  { name: 'Security Bank', also: 'SBC', digits: [13] },
  { name: 'UnionBank', also: 'Union Bank of the Philippines UBP', digits: [12] },
  { name: 'China Bank', also: 'China Banking Corporation CBC', digits: [10, 12] },
  { name: 'RCBC', also: 'Rizal Commercial Banking Corporation', digits: [10] },
  { name: 'EastWest Bank', also: 'EWB Komo', digits: [12] },
  { name: 'PSBank', also: 'Philippine Savings Bank', digits: [12] },
  { name: 'AUB', also: 'Asia United Bank HelloMoney', digits: [12] },
  { name: 'Maybank Philippines', digits: [11] },
  { name: 'CIMB Bank Philippines', digits: [14] },
  { name: 'GoTyme Bank', digits: [12] },
  { name: 'HSBC Philippines', digits: [12] },
  { name: 'GrabPay', also: 'Grab', digits: [11] },
  { name: 'ShopeePay', also: 'SPay', digits: [11] },
  { name: 'Coins.ph', also: 'DCPay', digits: [11] },
];

/** The one that a member means, by its name or by what else only it is called. */
export function bankOf(name: string): Bank | undefined {
  const named = findByName(banks, name);
  if (named || name.trim() === '') return named;
  const [found, another] = findByWords(banks, name);
  return another ? undefined : found;
}

/** Whether a number that is written in full has another length than those of its bank. */
export function isUnusualLength({ digits }: Bank, accountNumber: string): boolean {
  const count = accountNumber.replace(/[ -]/g, '').length;
  return count > 0 && digits !== undefined && !digits.includes(count);
}
