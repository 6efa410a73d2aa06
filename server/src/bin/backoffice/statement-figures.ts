import { isDay } from '@pautang/loan-terms';

const GROUPS: Readonly<Record<string, string>> = { '.': `[,' ]`, ',': `[.' ]` };
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** What a cell says is wrong, in words for whoever reads the file. */
export class CellProblem extends Error {}

/** Nothing is wrong: the line tells of no money that came in. */
export class NothingCameIn extends CellProblem {}

/**
 * An amount as a bank writes it: groups of three digits, a currency before or behind, CR behind, at most two decimals.
 * @param decimal what stands before the decimals: . or ,
 * @throws NothingCameIn for an empty cell, and for money that went out: with a minus, in brackets, or DR behind
 */
export function readAmount(cell: string, decimal: string): number {
  const bare = cell
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace(/^\s*(?:[A-Za-z]{3}|\p{Sc})?\s*/u, '')
    .replace(/\s*(?:[A-Za-z]{3}|\p{Sc})?\s*$/u, '')
    .replace(/\s*CR$/i, '');
  if (cell.trim() === '') throw new NothingCameIn('it has no amount');
  if (/^[-(\u2212]|(?:[-\u2212]|DR)$/i.test(bare))
    throw new NothingCameIn(`${cell.trim()} is money that went out`);
  const group = GROUPS[decimal] ?? '';
  const written = new RegExp(`^(\\d+|\\d{1,3}(?:${group}\\d{3})+)(?:\\${decimal}(\\d{1,2}))?$`).exec(
    bare.replace(/^\+/, ''),
  );
  if (!written)
    throw new CellProblem(`${cell.trim()} is no amount with '${decimal}' before at most two decimals`);
  const [, whole = '', decimals = ''] = written;
  const amount = Number(`${whole.replaceAll(/\D/g, '')}.${decimals || '0'}`);
  if (amount === 0) throw new CellProblem('the amount is 0');
  return amount;
}

/** @param form YYYY, MM, MMM and DD, with whatever stands between them; a time behind it is left out */
export function readDate(cell: string, form: string): string {
  const names: string[] = [];
  const pattern = form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/YYYY|MMM|MM|DD/g, (name) => {
    names.push(name);
    return { YYYY: '(\\d{4})', MMM: '([A-Za-z]{3})', MM: '(\\d{1,2})', DD: '(\\d{1,2})' }[name] ?? '';
  });
  const found = new RegExp(`^${pattern}(?:[T ,].*)?$`).exec(cell.trim());
  const part = (name: string) => found?.[names.indexOf(name) + 1] ?? '';
  const month = names.includes('MMM') ? String(MONTHS.indexOf(part('MMM').toUpperCase()) + 1) : part('MM');
  const day = `${part('YYYY')}-${month.padStart(2, '0')}-${part('DD').padStart(2, '0')}`;
  if (!found || !isDay(day)) throw new CellProblem(`'${cell.trim()}' is no date like ${form}`);
  return day;
}
