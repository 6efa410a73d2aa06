import { defineTexts } from './define-texts';
import { howItWorks as en } from './en/how-it-works';
import { howItWorks as fil } from './fil/how-it-works';

export const howItWorksTexts = defineTexts({ en, fil });
