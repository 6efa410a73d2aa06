import type { Route } from 'playwright-core';

/** What was sent arrives all the same, and nobody hears what it came to. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}
