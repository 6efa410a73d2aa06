import { defineTexts } from './define-texts';
import { footer as en } from './en/footer';
import { footer as fil } from './fil/footer';

export const footerTexts = defineTexts({ en, fil });
