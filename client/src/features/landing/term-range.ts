/** The shortest and the longest term. */
export function termRange(terms: readonly number[]): [string, string] {
  return [String(Math.min(...terms)), String(Math.max(...terms))];
}
