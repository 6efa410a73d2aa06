/** What the Service and Policy Agreement and the loan contract lay down, whatever the loan (specification, section 9). */
export const agreedTerms = {
  /** Interest, fines, service charges and fees together, of the principal within one year of the contract. */
  capPercentAYear: 25,
  penaltyPercentADay: 0.3,
  penaltyAfterDaysLate: 3,
  /** Of the overdue total: the unpaid principal and interest of a late installment, once. */
  overdueChargePercent: 5,
  /** Before the contract period ends. */
  extensionNoticeDays: 5,
  /** On modification or termination, beside principal and interest. */
  terminationPercent: 30,
  cancellationFeePercent: 50,
  refundWorkingDays: 10,
  /** A withdrawal is above this many units of its currency. */
  withdrawalAbove: 999,
} as const;
