import { defineTexts } from './define-texts';
import { limits as en } from './en/limits';
import { limits as fil } from './fil/limits';

export const limitsTexts = defineTexts({ en, fil });
