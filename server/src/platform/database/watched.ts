const OLDEST_MILLISECONDS = 250;

/**
 * What changes seldom, as the database had it a quarter of a second ago at most: for what is only shown. It is asked for
 * when somebody wants to know it, once for all who do, so that nothing is asked while nobody does. What moves money asks
 * in its own transaction.
 */
export class Watched<T> {
  private latest?: { readonly value: T; readonly until: number };
  private asking?: Promise<T>;

  constructor(private readonly ask: () => Promise<T>) {}

  read(): T | Promise<T> {
    if (this.latest && performance.now() < this.latest.until) return this.latest.value;
    this.asking ??= this.askOnce();
    return this.asking;
  }

  /** After a change, which an answer that is under way may not have seen. */
  forget(): void {
    this.latest = undefined;
    this.asking = undefined;
  }

  private askOnce(): Promise<T> {
    const until = performance.now() + OLDEST_MILLISECONDS;
    const asking = this.ask()
      .then((value) => {
        if (this.asking === asking) this.latest = { value, until };
        return value;
      })
      .finally(() => {
        if (this.asking === asking) this.asking = undefined;
      });
    return asking;
  }
}
