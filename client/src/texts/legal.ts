import { defineTexts } from './define-texts';
import { legal as en } from './en/legal';
import { legal as fil } from './fil/legal';

export const legalTexts = defineTexts({ en, fil });
