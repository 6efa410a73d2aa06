export * from './agreed-terms';

/** Which edition of the legal texts is in force; an agreement keeps the one that was agreed to. */
export const TERMS_VERSION = '2026-11';
