/**
 * Letters of any script, each with its marks, and what else is permitted. The fillers of Hangul count as letters, and nobody
 * sees them.
 */
const lettersAnd = (others: string, begin = '') =>
  new RegExp(`^${begin}(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[${others}])+$`, 'u');

/** Patterns of specification section 5, with letters as Unicode letters and their marks (docs/deviations.md). */
export const PHONE_PATTERN = /^\d{9,15}$/;
export const NAME_PATTERN = lettersAnd(" \\-'.,");
export const WORK_PATTERN = lettersAnd(" \\-'.,/()");
export const PLACE_PATTERN = lettersAnd("\\d '\\-.,/()");
/** Philippine streets are written with # / ( ) and & too (docs/deviations.md, S13). */
export const STREET_PATTERN = lettersAnd("\\d'.\\- ,#/()&");
export const POSTAL_CODE_PATTERN = lettersAnd("\\d'.\\- ,");
export const BANK_PATTERN = lettersAnd("\\d '.\\-,&/()");
export const ACCOUNT_NUMBER_PATTERN = lettersAnd('\\d -');
export const IDENTITY_NUMBER_PATTERN = lettersAnd("\\d'.\\- ,", '(?=[\\p{L}\\d])');
/** Any text without ends of lines, and without what steers a terminal. */
export const LINE_PATTERN = /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u;
/** The hint is enforced: an upper and a lower case letter, a digit and one of ! @ # $ % (docs/deviations.md, S6). */
export const PASSWORD_PATTERN = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[!@#$%])[\p{L}\p{M}\d'.\-!@#$%,]+$/u;
/** Without what nobody sees, as comes along with what is pasted: no message would arrive. */
export const EMAIL_PATTERN = /^[^\s@\p{C}]+@([^\s@.\p{C}]+\.)+[A-Za-z]{2,20}$/u;
export const OTP_PATTERN = /^\d{6,12}$/;
export const PHONE_OTP_PATTERN = /^\d{6}$/;
export const RECOVERY_CODE_PATTERN = /^\d{8}$/;
/** Twelve letters and digits, with blanks or hyphens between them as one likes. */
export const INVITATION_CODE_PATTERN = /^[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}$/;
/** 28 of them; or twelve, as such codes were before. */
export const LONG_CODE_PATTERN = /^[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}(?:(?:[ -]*[0-9A-Za-z]){16})?$/;
/** As authenticator apps show it, with a blank in the middle or without. */
export const AUTHENTICATOR_CODE_PATTERN = /^\d{3} ?\d{3}$/;
/** That, or a recovery code, which is a long code. */
export const SECOND_FACTOR_CODE_PATTERN =
  /^(?:\d{3} ?\d{3}|[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}(?:(?:[ -]*[0-9A-Za-z]){16})?)$/;
export const DAY_OR_TIME_PATTERN =
  /^(20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/;
export const MONTH_PATTERN = /^20\d\d-(0[1-9]|1[0-2])$/;
