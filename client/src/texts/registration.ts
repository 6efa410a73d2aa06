import { defineTexts } from './define-texts';
import { registration as en } from './en/registration';
import { registration as fil } from './fil/registration';

export const registrationTexts = defineTexts({ en, fil });
