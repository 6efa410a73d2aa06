import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import type { LoanQuoteDto } from './loan.dto';

/** Of the longest quotes these are about a thousand. */
const MOST_BYTES = 4_000_000;

/** Answers to quotes. A quote is the same for the same wish, rate and day; those that are asked for least are forgotten. */
@Injectable()
export class RememberedQuotes {
  private readonly answers = new LRUCache<string, StoredAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ json }) => json.length,
  });

  /** @param inputs everything that the quote rests on and that can change while the server runs. */
  answer(inputs: readonly (string | number | undefined)[], quote: () => LoanQuoteDto): StoredAnswer {
    const key = inputs.join(' ');
    const known = this.answers.get(key);
    if (known) return known;
    const answer = new StoredAnswer(JSON.stringify(quote()));
    this.answers.set(key, answer);
    return answer;
  }
}
