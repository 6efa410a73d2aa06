import { defineTexts } from './define-texts';
import { layout as en } from './en/layout';
import { layout as fil } from './fil/layout';

export const layoutTexts = defineTexts({ en, fil });
