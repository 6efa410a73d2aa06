import { defineTexts } from './define-texts';
import { loan as en } from './en/loan';
import { loan as fil } from './fil/loan';

export const loanTexts = defineTexts({ en, fil });
