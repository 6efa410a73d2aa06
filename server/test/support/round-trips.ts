import { Client } from 'pg';

/** What a piece of work asks of the database, besides the beginnings and ends of transactions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return (asked.mock.calls as unknown[][])
      .map(([query]) => textOf(query))
      .filter((text) => !/^(START TRANSACTION|COMMIT)\b/.test(text));
  } finally {
    asked.mockRestore();
  }
}

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);
}
