const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 15 * 60;
/** So long after its pause, what has not failed again was settled in another way. */
const REMEMBERED_MILLISECONDS = 60 * 60 * 1000;

/**
 * What failed, and is left alone for a while: each further failure doubles the pause. So what fails again and again
 * leaves room for the others. Each server has its own; after a restart everything is tried once more.
 */
export class SetAside {
  private readonly failures = new Map<string, { readonly count: number; readonly until: number }>();

  failed(id: string, now = Date.now()): void {
    const count = (this.failures.get(id)?.count ?? 0) + 1;
    const seconds = Math.min(FIRST_PAUSE_SECONDS * 2 ** (count - 1), LONGEST_PAUSE_SECONDS);
    this.failures.set(id, { count, until: now + seconds * 1000 });
  }

  succeeded(id: string): void {
    this.failures.delete(id);
  }

  /** What is not to be tried now. */
  ids(now = Date.now()): string[] {
    for (const [id, { until }] of this.failures) {
      if (until + REMEMBERED_MILLISECONDS < now) this.failures.delete(id);
    }
    return [...this.failures].filter(([, { until }]) => until > now).map(([id]) => id);
  }
}
