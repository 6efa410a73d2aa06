import { Injectable } from '@nestjs/common';
import type { Day } from '@pautang/loan-terms';
import { LRUCache } from 'lru-cache';

/** Of loans that are paid in time these are some thousands, of those long in arrears some hundreds. */
const MOST_BYTES = 8_000_000;

/** The figures of a loan on a day, as JSON, and what its agreement says that stands beside them. */
export interface FiguresOfDay {
  readonly asOf: Day;
  readonly json: string;
  readonly coolingOffDays: number | null;
}

interface StampedFigures extends FiguresOfDay {
  /** Of what they were made of. */
  readonly stamp: string;
}

/**
 * The figures that accounts were last answered with. They stand as long as the database answers the same stamp; those
 * that are asked for least are forgotten.
 */
@Injectable()
export class RememberedFigures {
  private readonly figures = new LRUCache<string, StampedFigures>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ json }) => json.length,
  });

  of(memberId: string, loanNumber: string | undefined): StampedFigures | undefined {
    return this.figures.get(keyOf(memberId, loanNumber));
  }

  keep(memberId: string, loanNumber: string | undefined, figures: StampedFigures): void {
    this.figures.set(keyOf(memberId, loanNumber), figures);
  }
}

/** Without a number it is whichever loan the member is shown. */
function keyOf(memberId: string, loanNumber = ''): string {
  return `${memberId} ${loanNumber}`;
}
