import type { IncomingHttpHeaders } from 'node:http';

/** What a span tells. Names and counts of ours alone: never what somebody gave, nor anything about a person. */
export interface Told {
  readonly name: string;
  /** Who waits for it: somebody else, we for somebody else, or nobody. */
  readonly kind: 'SERVER' | 'CLIENT' | 'CONSUMER';
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** A span that is ended by hand. */
export interface OpenSpan {
  /** What was done in its course belongs to it. */
  run(work: () => void): void;
  end(told: Omit<Told, 'kind'>, errorType?: string): void;
}

export interface Tracer {
  /** @param headers may name, as `traceparent`, the span of the caller that this one belongs to */
  begin(told: Told, headers: IncomingHttpHeaders): OpenSpan;
  /** With nothing around it. */
  whole<T>(told: Told, work: () => Promise<T>): Promise<T>;
  /** In the course of another span; without one there is none. */
  part<T>(told: () => Told, work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}
