import { defineTexts } from './define-texts';
import { wallet as en } from './en/wallet';
import { wallet as fil } from './fil/wallet';

export const walletTexts = defineTexts({ en, fil });
