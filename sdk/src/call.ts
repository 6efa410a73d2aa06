import { ApiError, stopped, TIMEOUT, toApiError } from './api-error';
import { CancelablePromise, CancelError } from './generated';

export interface CallOptions {
  /** Stops the call, which then fails with ABORTED. */
  readonly signal?: AbortSignal | undefined;
  /**
   * How long each of its requests may take before it fails with TIMEOUT; of an upload or a download, how long it may
   * stand still. 15 seconds unless the session says otherwise.
   */
  readonly timeoutMilliseconds?: number | undefined;
}

export const DEFAULT_TIMEOUT_MILLISECONDS = 15_000;

/** A request while it runs. */
export interface Running {
  readonly signal: AbortSignal;
  /** Something went on: its time begins anew, and is longer by what is given. */
  readonly goesOn: (moreMilliseconds?: number) => void;
}

/** Runs one request within its time, or until the signal. @throws ApiError */
export async function within<T>(
  milliseconds: number,
  signal: AbortSignal,
  run: (running: Running) => Promise<T>,
): Promise<T> {
  if (signal.aborted) throw stopped();
  const ending = new AbortController();
  const stop = () => ending.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const goesOn = (moreMilliseconds = 0) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(stop, milliseconds + moreMilliseconds);
  };
  signal.addEventListener('abort', stop);
  goesOn();
  try {
    return await run({ signal: ending.signal, goesOn });
  } catch (error) {
    if (signal.aborted) throw stopped();
    throw ending.signal.aborted ? new ApiError(0, TIMEOUT, 'No Server Response') : toApiError(error);
  } finally {
    isOver = true;
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** A call under way. One that is cancelled fails with ABORTED, like one that a signal stopped. */
export class Call<T> extends CancelablePromise<T> {
  // biome-ignore lint/suspicious/noThenProperty: it is a promise, whose failure gets a type.
  override then<Done = T, Failed = never>(
    onDone?: ((value: T) => Done | PromiseLike<Done>) | null,
    onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    return super.then(undefined, typed).then(onDone, onFailed);
  }

  override catch<Failed = never>(
    onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<T | Failed> {
    return this.then(undefined, onFailed);
  }

  override finally(onEnd?: (() => void) | null): Promise<T> {
    return this.then().finally(onEnd);
  }
}

function typed(error: unknown): never {
  throw error instanceof CancelError ? stopped() : error;
}
