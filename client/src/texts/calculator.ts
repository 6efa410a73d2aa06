import { defineTexts } from './define-texts';
import { calculator as en } from './en/calculator';
import { calculator as fil } from './fil/calculator';

export const calculatorTexts = defineTexts({ en, fil });
