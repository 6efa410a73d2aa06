import { defineTexts } from './define-texts';
import { payment as en } from './en/payment';
import { payment as fil } from './fil/payment';

export const paymentTexts = defineTexts({ en, fil });
