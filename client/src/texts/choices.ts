import { defineTexts } from './define-texts';
import { choices as en } from './en/choices';
import { choices as fil } from './fil/choices';

export const choicesTexts = defineTexts({ en, fil });
