import { randomInt } from 'node:crypto';

/** Crockford's letters and digits: none of them reads like another. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PART = 4;
const PARTS = 3;
const PARTS_OF_LONG = 7;

/** 60 random bits, as K7WQ-2M4X-9RTD: people type it, and nobody finds one by trying. */
export const newInvitationCode = () => newCode(PARTS);

/** 140 random bits, written alike: for links, and for what is kept on paper. */
export const newLongCode = () => newCode(PARTS_OF_LONG);

function newCode(parts: number): string {
  const newPart = () => Array.from({ length: PART }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
  return Array.from({ length: parts }, newPart).join('-');
}

/** One code is the same however it was typed: in small letters, without hyphens, with an O for the zero. */
export function plainInvitationCode(typed: string): string {
  return typed.toUpperCase().replace(/[ -]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}
