import type { Language } from '../../platform/language/language';
import type { HardshipQuoteDto } from './hardship.dto';

/** In which the addendum is written that a member agrees to from now on. */
export const ADDENDUM_EDITION = '2026-12';

/** A change of a loan's schedule, as the member agreed to it and an officer answered. It never changes. */
export interface AgreedChange {
  readonly requestId: string;
  /** Of the words of its addendum. */
  readonly edition: string;
  readonly quote: HardshipQuoteDto;
  /** In which the member read it. */
  readonly language: Language;
  readonly askedAt: Date;
  readonly agreedAt: Date;
  readonly changedOn: string;
}
