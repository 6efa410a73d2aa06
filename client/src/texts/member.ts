import { defineTexts } from './define-texts';
import { member as en } from './en/member';
import { member as fil } from './fil/member';

export const memberTexts = defineTexts({ en, fil });
