import type { EntityManager } from 'typeorm';
import { onceCommitted } from './once-committed';
import { statement } from './statement';

const DRAWN_AT_ONCE = 20;
const DIGITS = 8;

const draw = statement<{ readonly number: number }, [sequence: string, count: number]>(
  'numbers.draw',
  'SELECT nextval($1::regclass) AS number FROM generate_series(1, $2)',
);

/**
 * Numbers that people read out, such as LN00000042: each is given once, whatever becomes of it. Some are drawn ahead,
 * so that most cost no statement; a server that ends leaves a gap, and two servers take turns by blocks. What a transaction
 * drew ahead is there once that is committed: before, a PostgreSQL that dies forgets that it was drawn, and gives it to another.
 */
export class NumberSeries {
  private readonly ahead: number[] = [];

  constructor(
    private readonly prefix: string,
    private readonly sequence: string,
  ) {}

  async next(tx: EntityManager): Promise<string> {
    const number = this.ahead.shift() ?? (await this.draw(tx));
    return `${this.prefix}${String(number).padStart(DIGITS, '0')}`;
  }

  private async draw(tx: EntityManager): Promise<number> {
    const rows = await draw.all(tx, this.sequence, DRAWN_AT_ONCE);
    const [first = 0, ...others] = rows.map(({ number }) => number).sort((one, other) => one - other);
    onceCommitted(tx, () => this.ahead.push(...others));
    return first;
  }
}
