import { defineTexts } from './define-texts';
import { activation as en } from './en/activation';
import { activation as fil } from './fil/activation';

export const activationTexts = defineTexts({ en, fil });
