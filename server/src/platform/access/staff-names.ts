/** What staff are called, by the ids of their accounts. */
export abstract class StaffNames {
  abstract namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
