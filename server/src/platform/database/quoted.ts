/** Names of the code's own, such as statuses, as a list of SQL: 'PENDING', 'APPROVED'. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}
