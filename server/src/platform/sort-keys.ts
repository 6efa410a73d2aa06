/** The same value with the keys of every object in order, so that the same content is the same text. */
export function sortKeys<T>(value: T): T;
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => sortKeys(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, nested]) => nested !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, nested]) => [key, sortKeys(nested)]));
}
