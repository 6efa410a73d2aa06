import { defineTexts } from './define-texts';
import { servicing as en } from './en/servicing';
import { servicing as fil } from './fil/servicing';

export const servicingTexts = defineTexts({ en, fil });
