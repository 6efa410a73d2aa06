import { isLineScarce, quiet } from './quiet';

export type Fetch = () => Promise<unknown>;

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
