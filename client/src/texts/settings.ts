import { defineTexts } from './define-texts';
import { settings as en } from './en/settings';
import { settings as fil } from './fil/settings';

export const settingsTexts = defineTexts({ en, fil });
