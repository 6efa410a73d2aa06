import { defineTexts } from './define-texts';
import { activate as en } from './en/activate';
import { activate as fil } from './fil/activate';

export const activateTexts = defineTexts({ en, fil });
