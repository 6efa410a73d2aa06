import { defineTexts } from './define-texts';
import { status as en } from './en/status';
import { status as fil } from './fil/status';

export const statusTexts = defineTexts({ en, fil });
