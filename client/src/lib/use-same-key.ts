import { useRef } from 'react';
import { newKey } from './new-key';

const nothing = { what: '', key: '' };

/**
 * For what the server does once under a key: the same has the same key until its answer has come, so that it can be sent
 * again where the answer was lost. After that it is another one.
 */
export function useSameKey() {
  const last = useRef(nothing);
  return async <Answer>(what: string, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    if (last.current.what !== what) last.current = { what, key: newKey() };
    const answer = await send(last.current.key);
    last.current = nothing;
    return answer;
  };
}
