import { ACCOUNT_TABLES } from './account-tables';
import { MEMBER_TABLES } from './member-tables';
import { MONEY_TABLES } from './money-tables';
import { OTHER_TABLES } from './other-tables';
import type { TableData } from './table-data';

/**
 * Every column of every table. What is told to a member, what is forgotten and when comes from here alone, and a test
 * compares it with the migrated schema. Where rows go, those that refer to others come first.
 */
export const PERSONAL_DATA: Readonly<Record<string, TableData>> = {
  ...MEMBER_TABLES,
  ...MONEY_TABLES,
  ...ACCOUNT_TABLES,
  ...OTHER_TABLES,
};
