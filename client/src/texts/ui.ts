import { defineTexts } from './define-texts';
import { ui as en } from './en/ui';
import { ui as fil } from './fil/ui';

export const uiTexts = defineTexts({ en, fil });
