import type { Gender, MaritalStatus } from '@pautang/sdk';

/** The short lists of the forms; countries, jobs and papers keep the names of their lists. */
const words: Record<Gender | MaritalStatus, string> = {
  Male: 'Male',
  Female: 'Female',
  Single: 'Single',
  Married: 'Married',
  Separated: 'Separated',
  Divorced: 'Divorced',
  'Widow/Widower': 'Widow/Widower',
  Others: 'Others',
};

export const choices = { words };
