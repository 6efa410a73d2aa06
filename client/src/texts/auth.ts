import { defineTexts } from './define-texts';
import { auth as en } from './en/auth';
import { auth as fil } from './fil/auth';

export const authTexts = defineTexts({ en, fil });
