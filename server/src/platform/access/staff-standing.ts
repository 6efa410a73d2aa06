import type { CurrentAccount } from './access';

/** What staff may do at this moment: a token lives for a quarter of an hour, and that can end before. */
export abstract class StaffStanding {
  /**
   * @param isBeforeSecondFactor whether the operation is for who has none yet
   * @throws TokenInvalid once the account is suspended or the session has ended, TokenExpired once its time is over or it
   * stood idle, SecondFactorRequired
   */
  abstract current(caller: CurrentAccount, isBeforeSecondFactor: boolean): Promise<CurrentAccount>;
}
