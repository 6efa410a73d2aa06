import { useState } from 'react';
import { type TabKey, tabStorage } from './storage';

type Typed = Readonly<Record<string, string | undefined>>;

/** What was typed of the same thing; of what somebody made of it, the texts. */
function waiting(key: TabKey, of: string, known: readonly string[]): Typed {
  const kept = (tabStorage.read(key) ?? {}) as Typed;
  if (kept.of !== of) return {};
  return Object.fromEntries(
    known.filter((name) => typeof kept[name] === 'string').map((name) => [name, kept[name]]),
  );
}

export interface Waiting<Texts extends Typed> {
  readonly typed: Texts;
  readonly change: (typed: Texts) => void;
}

/**
 * What is typed where no form keeps it: it waits in this tab for a reload, as long as it is `of` the same. What is as
 * `usual` does not wait, so that it follows what is usual later.
 */
export function useWaiting<Texts extends Typed>(key: TabKey, of: string, usual: Texts): Waiting<Texts> {
  const begin = () => ({ of, typed: waiting(key, of, Object.keys(usual)) });
  const [known, setKnown] = useState(begin);
  const now = known.of === of ? known : begin();
  if (now !== known) setKnown(now);
  return {
    typed: { ...usual, ...now.typed },
    change(next) {
      const typed = Object.fromEntries(Object.entries(next).filter(([name, text]) => text !== usual[name]));
      setKnown({ of, typed });
      tabStorage.keep(key, { ...typed, of });
    },
  };
}
