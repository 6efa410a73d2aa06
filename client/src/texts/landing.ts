import { defineTexts } from './define-texts';
import { landing as en } from './en/landing';
import { landing as fil } from './fil/landing';

export const landingTexts = defineTexts({ en, fil });
