import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import type { LoanQuoteDto } from './loan.dto';
import type { AgreedLoan } from './loan-quote-view';

/** Of the longest quotes these are about a thousand. */
const MOST_BYTES = 4_000_000;
const MOST_AGREED = 200;

type Inputs = readonly (string | number | undefined)[];

/** Answers to quotes. A quote is the same for the same wish, rate and day; those that are asked for least are forgotten. */
@Injectable()
export class RememberedQuotes {
  private readonly answers = new LRUCache<string, StoredAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ json }) => json.length,
  });

  private readonly agreed = new LRUCache<string, AgreedLoan>({ max: MOST_AGREED });

  /** @param inputs everything that the quote rests on and that can change while the server runs. */
  answer(inputs: Inputs, quote: () => LoanQuoteDto): StoredAnswer {
    const key = inputs.join(' ');
    const known = this.answers.get(key);
    if (known) return known;
    const answer = new StoredAnswer(JSON.stringify(quote()));
    this.answers.set(key, answer);
    return answer;
  }

  /** What an application agrees to, the same for many members. @param inputs as above */
  loan(inputs: Inputs, make: () => AgreedLoan): AgreedLoan {
    const key = inputs.join(' ');
    const known = this.agreed.get(key);
    if (known) return known;
    const made = make();
    this.agreed.set(key, made);
    return made;
  }
}
