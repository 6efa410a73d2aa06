/** Draws that are the same for the same seed (mulberry32). */
export class Chance {
  constructor(private state: number) {}

  /** From 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below the end. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** Whether something of this likelihood happens. */
  hits(likelihood: number): boolean {
    return this.next() < likelihood;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0];
  }

  /** Draws of its own for somebody, so that the order in which others draw does not matter. */
  child(): Chance {
    return new Chance(this.below(2 ** 31));
  }
}
