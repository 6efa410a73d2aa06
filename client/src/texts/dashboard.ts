import { defineTexts } from './define-texts';
import { dashboard as en } from './en/dashboard';
import { dashboard as fil } from './fil/dashboard';

export const dashboardTexts = defineTexts({ en, fil });
