import { stopOnSignals, UNFINISHED } from '../../stop-on-signals';

interface SetUp {
  close(): Promise<void>;
}

const opened = new Set<Promise<SetUp>>();
let isOver = false;

/** Whether all is to be taken away: what is still being set up need not be finished then. */
export const isBeingTakenAway = (): boolean => isOver;

/** What a command sets up for itself is taken away at its end, also where a signal comes before all of it is there. */
export function takenAway<T extends SetUp>(opening: Promise<T>): Promise<T> {
  opened.add(opening);
  return opening;
}

/** Does what sets up servers, databases and folders, and takes them away, also when a signal ends the command. */
export async function takingAway<T>(work: () => Promise<T>): Promise<T> {
  let closing: Promise<void> | undefined;
  const close = () => {
    isOver = true;
    closing ??= closeAll();
    return closing;
  };
  const forgetSignals = stopOnSignals(close, UNFINISHED);
  try {
    return await work();
  } finally {
    // After a signal the process ends then, and says nothing of what that broke.
    await close();
    forgetSignals();
  }
}

async function closeAll(): Promise<void> {
  for (const opening of opened) {
    const setUp = await opening.catch(() => undefined);
    await setUp?.close();
  }
}
