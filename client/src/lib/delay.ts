export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What a call comes to, but not before some time has passed. */
export async function atLeast<Answer>(ms: number, call: Promise<Answer>): Promise<Answer> {
  await Promise.allSettled([call, delay(ms)]);
  return call;
}
