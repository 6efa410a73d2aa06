import { defineTexts } from './define-texts';
import { statement as en } from './en/statement';
import { statement as fil } from './fil/statement';

export const statementTexts = defineTexts({ en, fil });
