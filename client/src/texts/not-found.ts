import { defineTexts } from './define-texts';
import { notFound as en } from './en/not-found';
import { notFound as fil } from './fil/not-found';

export const notFoundTexts = defineTexts({ en, fil });
