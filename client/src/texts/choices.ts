import type { Gender, MaritalStatus } from '@pautang/sdk';
import { defineTexts } from './define-texts';

export const choicesTexts = defineTexts({
  en: {
    words: {
      Male: 'Male',
      Female: 'Female',
      Single: 'Single',
      Married: 'Married',
      Separated: 'Separated',
      Divorced: 'Divorced',
      'Widow/Widower': 'Widow/Widower',
      Others: 'Others',
    } satisfies Record<Gender | MaritalStatus, string>,
  },

  fil: {
    words: {
      Male: 'Lalaki',
      Female: 'Babae',
      Single: 'Walang asawa',
      Married: 'May asawa',
      Separated: 'Hiwalay sa asawa',
      Divorced: 'Diborsiyado',
      'Widow/Widower': 'Biyuda/Biyudo',
      Others: 'Iba pa',
    },
  },
});
