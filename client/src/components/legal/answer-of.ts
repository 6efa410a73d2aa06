import { type SharedAnswer, sharedAnswer } from '../../lib/answer';

type Load<Value> = () => Promise<Value>;

const asked = new Map<Load<unknown>, SharedAnswer<unknown>>();

/** What a part of the program brings along, loaded once for everybody who asks by the same function. */
export function answerOf<Value>(load: Load<Value>): SharedAnswer<Value> {
  const answer = asked.get(load) ?? sharedAnswer<unknown>(load, { retries: 0 });
  asked.set(load, answer);
  return answer as SharedAnswer<Value>;
}
