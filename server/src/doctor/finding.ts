/** What one look found, in a sentence, and what to do about it. */
export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warn' | 'fail';
  readonly says: string;
  readonly todo?: string;
}

/** The findings of one check. */
export class Findings {
  constructor(private readonly check: string) {}

  ok(says: string): Finding {
    return { check: this.check, state: 'ok', says };
  }

  /** It works, and may not for long, or not for members. */
  warn(says: string, todo: string): Finding {
    return { check: this.check, state: 'warn', says, todo };
  }

  fail(says: string, todo: string): Finding {
    return { check: this.check, state: 'fail', says, todo };
  }
}

const NAMES_AT_MOST = 4;

/** At most a few names, and how many more there are. */
export function named(names: readonly string[]): string {
  const rest = names.length - NAMES_AT_MOST;
  return rest > 0 ? `${names.slice(0, NAMES_AT_MOST).join(', ')} and ${rest} more` : names.join(', ');
}
