import { setImmediate as breath } from 'node:timers/promises';

const AT_ONCE = 500;

/** Does the same with each of many, and lets requests go first now and then. */
export async function inTurns<From, To>(many: readonly From[], work: (one: From) => To): Promise<To[]> {
  const done: To[] = [];
  for (let from = 0; from < many.length; from += AT_ONCE) {
    for (const one of many.slice(from, from + AT_ONCE)) done.push(work(one));
    await breath();
  }
  return done;
}
