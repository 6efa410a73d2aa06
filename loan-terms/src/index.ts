export * from './banking-day';
export * from './calendar';
export * from './charges/charge-loan';
export * from './charges/charge-rules';
export * from './charges/least-loan';
export * from './charges/proceeds';
export * from './credit-score';
export * from './currency';
export * from './effective-rate';
export type { HardshipWay } from './hardship/first-period';
export * from './hardship/hardship-quote';
export * from './interest-method';
export * from './loan-limits';
export * from './money';
export * from './quote';
export * from './schedule';
export * from './servicing/accrual';
export {
  ARREARS_BUCKETS,
  type ArrearsBucket,
  arrearsBucket,
  daysPastDue,
  dueDaysOfBucket,
} from './servicing/arrears';
export { yearlyCapMinor } from './servicing/cap';
export { checkpointOf, checkpointVersion, type LoanCheckpoint, nextEventOn } from './servicing/checkpoint';
export * from './servicing/contract';
export * from './servicing/late-cost';
export { type OwedOn, owedUntil } from './servicing/owed';
export { isStillOwed, positionOf } from './servicing/position';
export * from './servicing/promise';
export {
  type ExtraPayment,
  type PaidMore,
  payMore,
  planRepayment,
  type RepaymentPlan,
} from './servicing/repayment-plan';
export type { RunningLoan } from './servicing/running-loan';
export { type ToldPosition, toldNumbers, toldPosition } from './servicing/schedule-in-force';
export * from './servicing/service-loan';
export * from './servicing/ways-to-pay';
export * from './terms';
export * from './top-up/top-up';
export * from './underwriting';
export * from './usual-offer';
