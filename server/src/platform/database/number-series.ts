import type { EntityManager } from 'typeorm';
import { statement } from './statement';

const DRAWN_AT_ONCE = 20;
const DIGITS = 8;

const draw = statement<{ readonly number: number }, [sequence: string, count: number]>(
  'numbers.draw',
  'SELECT nextval($1::regclass) AS number FROM generate_series(1, $2)',
);

/**
 * Numbers that people read out, such as LN00000042: each is given once, whatever becomes of it. Some are drawn ahead,
 * so that most cost no statement; a server that ends leaves a gap, and two servers take turns by blocks.
 */
export class NumberSeries {
  private readonly drawn: number[] = [];

  constructor(
    private readonly prefix: string,
    private readonly sequence: string,
  ) {}

  async next(tx: EntityManager): Promise<string> {
    if (this.drawn.length === 0) {
      const rows = await draw.all(tx, this.sequence, DRAWN_AT_ONCE);
      this.drawn.push(...rows.map(({ number }) => number).sort((one, other) => one - other));
    }
    const number = this.drawn.shift() ?? 0;
    return `${this.prefix}${String(number).padStart(DIGITS, '0')}`;
  }
}
