import { ApiProperty } from '@nestjs/swagger';
import {
  CORRECTION_EVENTS,
  EVENT_VERSION,
  HARDSHIP_EVENTS,
  LOAN_EVENTS,
  MEMBER_EVENTS,
  PROMISE_EVENTS,
  REPAYMENT_EVENTS,
  TEST_EVENT,
  WAIVER_EVENTS,
  WITHDRAWAL_EVENTS,
} from './event-types';

/** The bodies of webhooks, for the API's document and the SDK: nothing is answered with them. */
class EventDto {
  /** Of this kind of body. A later one may have more fields; what is here keeps its meaning. */
  @ApiProperty({ type: 'integer', enum: [EVENT_VERSION] })
  version: typeof EVENT_VERSION;
  /** When it happened, by the business clock. */
  @ApiProperty({ format: 'date-time', example: '2026-11-21T04:30:00.000Z' })
  timestamp: string;
}

/** Nothing here says who a member is: `readMember` does, to who may know. */
class MemberIdDto {
  @ApiProperty({ format: 'uuid' })
  memberId: string;
}

export class WebhookMemberEventDataDto extends MemberIdDto {
  /** The step of the activation that comes next, or INFO_COMPLETED. */
  @ApiProperty({ example: 'INFO_COMPLETED' })
  state: string;
}

export class WebhookCorrectionEventDataDto extends MemberIdDto {
  /** What was corrected: NAME, IDENTITY, BANK_ACCOUNT, PHONE, ADDRESS, CONTACT or EMPLOYMENT. */
  @ApiProperty({ example: 'ADDRESS' })
  kind: string;
  /** Which fields have another value now, as `readMember` calls them. The values are told there alone. */
  @ApiProperty({ type: [String], example: ['streetAddress', 'postalCode'] })
  fields: string[];
}

export class WebhookLoanEventDataDto extends MemberIdDto {
  @ApiProperty({ example: 'LN00000001' })
  loanNumber: string;
  /** What the loan has become. */
  @ApiProperty({ example: 'APPROVED' })
  status: string;
  /** Who made it so. */
  @ApiProperty({ example: 'STAFF' })
  by: string;
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** The principal, in the loan's currency. */
  @ApiProperty({ example: 250000 })
  amount: number;
  /** What of it is paid out; absent where that is all of it. */
  @ApiProperty({ required: false, example: 245000 })
  proceeds?: number;
  @ApiProperty({ type: 'integer', example: 12, description: 'Over how many months it is repaid.' })
  termMonths: number;
  /** The running loan that it pays off as it is approved. */
  @ApiProperty({ example: 'LN00000001', required: false })
  paysOff?: string;
}

export class WebhookWithdrawalEventDataDto extends MemberIdDto {
  @ApiProperty({ example: 'WD00000001' })
  withdrawalNumber: string;
  /** What the withdrawal has become. */
  @ApiProperty({ example: 'PENDING' })
  status: string;
  @ApiProperty({ example: 'PHP' })
  currency: string;
  @ApiProperty({ example: 50000 })
  amount: number;
  /** From where: the WALLET, or CREDIT, which gives back what was paid too much on a loan. */
  @ApiProperty({ example: 'WALLET' })
  source: string;
}

export class WebhookRepaymentEventDataDto extends MemberIdDto {
  @ApiProperty({ example: 'LN00000001' })
  loanNumber: string;
  @ApiProperty({ example: 'RP00000001' })
  repaymentNumber: string;
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** In the loan's currency. */
  @ApiProperty({ example: 21834 })
  amount: number;
  /** The day on which it was paid, in the Philippines. */
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  paidOn: string;
  /** STAFF recorded it, a PROVIDER or a STATEMENT told of it, or it is CREDIT of another loan, which brings no new money. */
  @ApiProperty({ example: 'PROVIDER' })
  source: string;
  /** The incoming payment that it was made of. */
  @ApiProperty({ example: 'IP00000001', required: false })
  paymentNumber?: string;
}

export class WebhookWaiverEventDataDto extends MemberIdDto {
  @ApiProperty({ example: 'LN00000001' })
  loanNumber: string;
  @ApiProperty({ format: 'uuid' })
  waiverId: string;
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** In the loan's currency. */
  @ApiProperty({ example: 400 })
  amount: number;
  /** The day on which it was waived, in the Philippines. */
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  waivedOn: string;
}

export class WebhookPromiseEventDataDto extends MemberIdDto {
  @ApiProperty({ example: 'LN00000001' })
  loanNumber: string;
  /** Which promise. */
  @ApiProperty({ format: 'uuid', example: '0197c1d2-8c1a-7e55-b7ce-2f1b9c3c4d5e' })
  promiseId: string;
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** What was promised, in the loan's currency. */
  @ApiProperty({ example: 5000 })
  amount: number;
  /** The last day on which it was to be paid. */
  @ApiProperty({ format: 'date', example: '2027-03-10' })
  promisedOn: string;
}

export class WebhookHardshipEventDataDto extends MemberIdDto {
  @ApiProperty({ example: 'LN00000001' })
  loanNumber: string;
  /** Which request. */
  @ApiProperty({ format: 'uuid' })
  requestId: string;
  /** PAUSE, LONGER_TERM or DUE_DAY. */
  @ApiProperty({ example: 'PAUSE' })
  way: string;
  /** Months, or the day of the month. */
  @ApiProperty({ type: 'integer', example: 2 })
  size: number;
}

export class WebhookTestEventDataDto {
  @ApiProperty({ format: 'uuid', description: 'The webhook that is tried out.' })
  webhookId: string;
}

export class WebhookMemberEventDto extends EventDto {
  /** What happened. */
  @ApiProperty({ enum: MEMBER_EVENTS })
  type: (typeof MEMBER_EVENTS)[number];
  data: WebhookMemberEventDataDto;
}

export class WebhookCorrectionEventDto extends EventDto {
  /** What happened. */
  @ApiProperty({ enum: CORRECTION_EVENTS })
  type: (typeof CORRECTION_EVENTS)[number];
  data: WebhookCorrectionEventDataDto;
}

export class WebhookLoanEventDto extends EventDto {
  /** What happened. */
  @ApiProperty({ enum: LOAN_EVENTS })
  type: (typeof LOAN_EVENTS)[number];
  data: WebhookLoanEventDataDto;
}

export class WebhookWithdrawalEventDto extends EventDto {
  /** What happened. */
  @ApiProperty({ enum: WITHDRAWAL_EVENTS })
  type: (typeof WITHDRAWAL_EVENTS)[number];
  data: WebhookWithdrawalEventDataDto;
}

export class WebhookRepaymentEventDto extends EventDto {
  /** What happened. */
  @ApiProperty({ enum: REPAYMENT_EVENTS })
  type: (typeof REPAYMENT_EVENTS)[number];
  data: WebhookRepaymentEventDataDto;
}

export class WebhookWaiverEventDto extends EventDto {
  /** What happened. */
  @ApiProperty({ enum: WAIVER_EVENTS })
  type: (typeof WAIVER_EVENTS)[number];
  data: WebhookWaiverEventDataDto;
}

export class WebhookPromiseEventDto extends EventDto {
  /** What happened. */
  @ApiProperty({ enum: PROMISE_EVENTS })
  type: (typeof PROMISE_EVENTS)[number];
  data: WebhookPromiseEventDataDto;
}

export class WebhookHardshipEventDto extends EventDto {
  /** What happened. */
  @ApiProperty({ enum: HARDSHIP_EVENTS })
  type: (typeof HARDSHIP_EVENTS)[number];
  data: WebhookHardshipEventDataDto;
}

export class WebhookTestEventDto extends EventDto {
  /** That somebody tries the webhook out. */
  @ApiProperty({ enum: [TEST_EVENT] })
  type: typeof TEST_EVENT;
  data: WebhookTestEventDataDto;
}
