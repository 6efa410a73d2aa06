import { defineTexts } from './define-texts';
import { score as en } from './en/score';
import { score as fil } from './fil/score';

export const scoreTexts = defineTexts({ en, fil });
