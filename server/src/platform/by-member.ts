/** Rows of several members, those of one together, in the order in which they came. */
export function byMember<Row extends { readonly memberId: string }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const members = new Map<string, Row[]>();
  for (const row of rows) {
    const own = members.get(row.memberId);
    if (own) own.push(row);
    else members.set(row.memberId, [row]);
  }
  return members;
}
