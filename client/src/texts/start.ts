import { defineTexts } from './define-texts';
import { start as en } from './en/start';
import { start as fil } from './fil/start';

export const startTexts = defineTexts({ en, fil });
