export * from './2026-12/agreed-terms';
export * from './legal-document';

/**
 * Which edition of the legal texts is in force; each has its folder. An agreement keeps the edition that was agreed
 * to, so a text that changes is a new edition.
 */
export const TERMS_VERSION = '2027-01';
