import { defineTexts } from './define-texts';
import { recovery as en } from './en/recovery';
import { recovery as fil } from './fil/recovery';

export const recoveryTexts = defineTexts({ en, fil });
