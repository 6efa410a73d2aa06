/** Who is to know that something has changed. */
export class Listeners {
  private readonly all = new Set<() => void>();

  /** Answers how to stop listening. */
  readonly add = (listener: () => void): (() => void) => {
    this.all.add(listener);
    return () => this.all.delete(listener);
  };

  tell(): void {
    for (const listener of this.all) listener();
  }
}
