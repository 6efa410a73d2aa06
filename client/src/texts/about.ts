import { defineTexts } from './define-texts';
import { about as en } from './en/about';
import { about as fil } from './fil/about';

export const aboutTexts = defineTexts({ en, fil });
