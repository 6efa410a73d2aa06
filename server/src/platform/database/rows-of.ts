/**
 * A SELECT of rows whose columns are arrays of one length, which are the parameters from this one on. Unnested in the
 * list of columns, since FROM would keep each array's values in a store of its own first.
 */
export function rowsOf(first: number, types: readonly string[]): string {
  return `SELECT ${types.map((type, index) => `unnest($${first + index}::${type}[]) c${index + 1}`).join(', ')}`;
}
