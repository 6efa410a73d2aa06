import { defineTexts } from './define-texts';
import { pages as en } from './en/pages';
import { pages as fil } from './fil/pages';

export const pagesTexts = defineTexts({ en, fil });
