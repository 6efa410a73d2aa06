import { Client } from 'pg';

/**
 * What a piece of work asks of the database, besides the beginnings and ends of transactions. Whatever else asks
 * meanwhile is counted too, so the application must be one without background jobs (`WITHOUT_JOBS`).
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return (asked.mock.calls as unknown[][])
      .map(([query]) => textOf(query))
      .filter((text) => !/^\s*(BEGIN|START TRANSACTION|COMMIT|ROLLBACK)\b/i.test(text));
  } finally {
    asked.mockRestore();
  }
}

/** Settings of an application that asks its database nothing but what requests need. */
export const WITHOUT_JOBS = { ROLE: 'web' } as const;

/** @throws Error that names the statements where there are more */
export function expectAtMost(limit: number, statements: readonly string[]): void {
  if (statements.length > limit)
    throw new Error(`${statements.length} statements, more than ${limit}:\n\n${statements.join('\n\n')}`);
}

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);
}
