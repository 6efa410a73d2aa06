import { defineTexts } from './define-texts';
import { contact as en } from './en/contact';
import { contact as fil } from './fil/contact';

export const contactTexts = defineTexts({ en, fil });
