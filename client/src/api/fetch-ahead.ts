import { isLineScarce, keepBusyUntil, quiet } from '../lib/quiet';
import { api } from './client';

export type Fetch = () => Promise<unknown>;

/** Every call of the session from here on goes before what is fetched ahead. */
function letCallsGoBefore(): void {
  const { request } = api;
  const inSession = request.inSession.bind(request);
  request.inSession = (sendOnce, options) => {
    const call = inSession(sendOnce, options);
    keepBusyUntil(call);
    return call;
  };
}

letCallsGoBefore();

/** One after the other, each once no call is under way; nothing where the line is scarce, or once what it is for is gone. */
export async function fetchAhead(parts: readonly Fetch[], gone: AbortSignal): Promise<void> {
  for (const fetchPart of parts) {
    if (isLineScarce()) return;
    await quiet();
    if (gone.aborted) return;
    // What does not arrive now is asked for again where it is opened, which then says so.
    await fetchPart().catch(() => undefined);
  }
}
