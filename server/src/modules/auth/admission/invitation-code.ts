import { randomInt } from 'node:crypto';

/** Crockford's letters and digits: none of them reads like another. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const PART = 4;

/** 60 random bits, as K7WQ-2M4X-9RTD: nobody finds one by trying. */
export function newInvitationCode(): string {
  const symbols = Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
  return symbols.match(new RegExp(`.{${PART}}`, 'g'))?.join('-') ?? symbols;
}

/** One code is the same however it was typed: in small letters, without hyphens, with an O for the zero. */
export function plainInvitationCode(typed: string): string {
  return typed.toUpperCase().replace(/[ -]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}
