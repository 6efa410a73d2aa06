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
  /** Whether it was typed before a reload, or before it was left. */
  readonly hasWaited: boolean;
  readonly change: (typed: Texts) => void;
  /** It is sent: it waits no longer. What stands there now is given. */
  readonly forget: (typed: Texts) => void;
}

/** What is typed where no form keeps it: it waits in this tab for a reload, as long as it is `of` the same. */
export function useWaiting<Texts extends Typed>(key: TabKey, of: string, usual: Texts): Waiting<Texts> {
  const [before] = useState(() => waiting(key, of, Object.keys(usual)));
  const [typed, setTyped] = useState<Texts>({ ...usual, ...before });
  return {
    typed,
    hasWaited: Object.keys(before).length > 0,
    change(next) {
      setTyped(next);
      tabStorage.keep(key, { ...next, of });
    },
    forget(next) {
      setTyped(next);
      tabStorage.forget(key);
    },
  };
}
