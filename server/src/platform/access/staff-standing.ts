import type { CurrentAccount } from './access';

/** What staff may do at this moment: a token lives for a quarter of an hour, and that can end before. */
export abstract class StaffStanding {
  /** @throws TokenInvalid once the account is suspended or the session has ended */
  abstract current(caller: CurrentAccount): Promise<CurrentAccount>;
}
