import { ApiProperty, OmitType } from '@nestjs/swagger';
import { NextCursor, PageQueryDto } from '../../platform/page-query.dto';
import { ListField, OptionalField, PhoneField } from '../../platform/validation/fields';
import { WithdrawalDto } from './wallet.dto';
import {
  SETTABLE_STATUSES,
  type SettableStatus,
  WITHDRAWAL_SOURCES,
  WITHDRAWAL_STATUSES,
  type WithdrawalSource,
  type WithdrawalStatus,
} from './withdrawal-status';

/** A withdrawal that a member asked for and has not confirmed yet. */
export class WithdrawalRequestDto {
  @ApiProperty({ format: 'uuid' })
  requestId: string;
  @ApiProperty({ format: 'uuid' })
  memberId: string;
  phoneNumber: string;
  fullName: string;
  /** Where the money is: in the wallet, or what was paid too much on a loan. */
  @ApiProperty({ enumName: 'WithdrawalSource', enum: WITHDRAWAL_SOURCES })
  source: WithdrawalSource;
  withdrawalAmount: number;
  selectedCurrency: string;
  bankName: string;
  /** The first three characters, then stars; POST …/account says the rest. */
  @ApiProperty({ example: '123*******' })
  accountNumber: string;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}

/** Where the money of one withdrawal goes, in full. */
export class ReceivingAccountDto {
  fullName: string;
  bankName: string;
  @ApiProperty({ example: '1234567890' })
  accountNumber: string;
}

export class WithdrawalRequestPageDto {
  items: WithdrawalRequestDto[];
  @NextCursor()
  nextCursor?: string;
}

export class OtpIssueDto {
  /** The member's phone number. */
  @ApiProperty({ example: '639170000012' })
  @PhoneField()
  phoneNumber: string;
}

/** The code, and the request it is bound to. */
export class OtpIssuedDto extends OmitType(WithdrawalRequestDto, [
  'memberId',
  'accountNumber',
  'createdAt',
  'expiresAt',
]) {
  /** In full, for the assistant to compare with the member. */
  accountNumber: string;
  /** The one-time password: told here once, and never again. */
  @ApiProperty({ example: '123456' })
  oTP: string;
  /** Ten minutes from now. */
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
  /** How often the member may still type a wrong code today. With 0 this code is not taken either: the member tries tomorrow, with another one. */
  @ApiProperty({ type: 'integer', example: 10 })
  wrongTriesLeftToday: number;
}

export class WithdrawalListQueryDto extends PageQueryDto {
  @ApiProperty({ required: false, enumName: 'WithdrawalStatus', enum: WITHDRAWAL_STATUSES })
  @OptionalField()
  @ListField(WITHDRAWAL_STATUSES, `The status is one of ${WITHDRAWAL_STATUSES.join(', ')}.`)
  status?: WithdrawalStatus;
}

export class BackofficeWithdrawalDto extends OmitType(WithdrawalDto, ['accountNumber']) {
  @ApiProperty({ format: 'uuid' })
  memberId: string;
  /** Digits with the country code, without a plus; empty once the account was closed. */
  phoneNumber: string;
  /** First and last name; empty once the account was closed. */
  fullName: string;
  /** The first three characters, then stars; POST …/account says the rest. */
  @ApiProperty({ example: '123*******' })
  accountNumber: string;
  /** When it became COMPLETED or FAILED. */
  @ApiProperty({ format: 'date-time', required: false })
  settledAt?: string;
}

export class BackofficeWithdrawalPageDto {
  items: BackofficeWithdrawalDto[];
  @NextCursor()
  nextCursor?: string;
}

export class WithdrawalStatusDto {
  /** FAILED returns the money to the wallet; COMPLETED and FAILED are final. */
  @ApiProperty({ enumName: 'SettableWithdrawalStatus', enum: SETTABLE_STATUSES })
  @ListField(SETTABLE_STATUSES, `The status is one of ${SETTABLE_STATUSES.join(', ')}.`)
  status: SettableStatus;
}
