import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { STATUS_COLORS, STATUS_ICONS, type StatusColor, type StatusIcon } from '../../platform/status-look';
import { IdField, PositiveAmountField, TextField } from '../../platform/validation/fields';
import { OTP_PATTERN } from '../../platform/validation/patterns';
import { LoanChargesDto } from '../loan/loan-charges.dto';
import { OwnPhoneNumberDto } from '../member/member.dto';
import { WITHDRAWAL_ABOVE } from './withdrawable';
import {
  WITHDRAWAL_SOURCES,
  WITHDRAWAL_STATUSES,
  type WithdrawalSource,
  type WithdrawalStatus,
} from './withdrawal-status';

/** The receiving member's account. */
export class WalletMemberDto {
  accountNumber: string;
}

export class WithdrawalDto {
  @ApiProperty({ example: 'WD00000001' })
  withdrawalNumber: string;
  /** Where the money was: in the wallet, or what was paid too much on a loan. */
  @ApiProperty({ enumName: 'WithdrawalSource', enum: WITHDRAWAL_SOURCES })
  source: WithdrawalSource;
  withdrawalAmount: number;
  selectedCurrency: string;
  bankName: string;
  accountNumber: string;
  @ApiProperty({ enumName: 'WithdrawalStatus', enum: WITHDRAWAL_STATUSES })
  status: WithdrawalStatus;
  @ApiProperty({ enumName: 'StatusColor', enum: STATUS_COLORS })
  statusColor: StatusColor;
  @ApiProperty({ enumName: 'StatusIcon', enum: STATUS_ICONS })
  statusIcon: StatusIcon;
  statusMessage: string;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** A withdrawal on its way, or one that ended lately. */
export class WalletWithdrawalDto extends OmitType(WithdrawalDto, ['accountNumber']) {
  /** When it became COMPLETED or FAILED; a failed one is in the wallet since then, also where its source is CREDIT. */
  @ApiProperty({ format: 'date-time', required: false })
  settledAt?: string;
}

/** A wallet of an earlier loan that still holds money, which can be withdrawn from there. */
export class OtherWalletDto {
  /** The wallet's id, for withdrawals. */
  @ApiProperty({ format: 'uuid' })
  _id: string;
  /** The available balance, in the currency of its loan. */
  wallet: number;
  selectedCurrency: string;
  /** Units of the currency for one peso, as agreed with its loan. */
  exchangeRate: number;
  loanNumber: string;
  /** When its loan was applied for. */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** What was paid too much on a loan, and is kept for the member. */
export class WalletCreditDto {
  loanNumber: string;
  /** In the currency of its loan. */
  @ApiProperty({ example: 250 })
  amount: number;
  selectedCurrency: string;
}

/** The wallet of the newest loan; with active false there is no loan, and nothing else is said. */
export class WalletDetailsDto {
  active: boolean;
  /** The wallet's id, for withdrawals. */
  @ApiProperty({ format: 'uuid', required: false })
  _id?: string;
  /** The available balance, in the chosen currency. */
  wallet?: number;
  /** What was withdrawn and did not come back, in the chosen currency; without what was paid too much and sent back. */
  withdrawnAmount?: number;
  /** What there was to be withdrawn: what came of the loan, and was carried over; without what was paid too much and came back. */
  limit?: number;
  /** The same as loanAmountXR. */
  loanAmount?: number;
  /** In the chosen currency. */
  loanAmountXR?: number;
  /** In pesos. */
  loanAmountPHP?: number;
  /** What the loan was charged once, on approval, and what was received of it; absent where that was nothing. */
  loanCharges?: LoanChargesDto;
  selectedCurrency?: string;
  /** Units of the currency for one peso. */
  exchangeRate?: number;
  status?: string;
  @ApiProperty({ enumName: 'StatusColor', enum: STATUS_COLORS, required: false })
  statusColor?: StatusColor;
  @ApiProperty({ enumName: 'StatusIcon', enum: STATUS_ICONS, required: false })
  statusIcon?: StatusIcon;
  /** May have several lines. */
  statusMessage?: string;
  loanNumber?: string;
  /** When the loan was applied for. */
  @ApiProperty({ format: 'date-time', required: false })
  createdAt?: string;
  /** Whether the Loan Statement card is shown. */
  statementShow?: boolean;
  statement?: string;
  statementMessage?: string;
  fullLegalName?: string;
  bankName?: string;
  member?: WalletMemberDto;
  /** Wallets of earlier loans that hold money too. */
  otherWallets?: OtherWalletDto[];
  /** What was paid too much, loan by loan, the newest first; it can be sent to the account, or pay the next loan. */
  credits?: WalletCreditDto[];
  /** Those on their way, from whichever wallet, and the ones that ended lately; newest first. */
  withdrawals?: WalletWithdrawalDto[];
}

export const AMOUNT_MESSAGE =
  `The amount must be more than ${WITHDRAWAL_ABOVE} or the whole balance, with at most 2 decimals.` as const;

/** What a schema cannot say: the least amount, where it is not the whole balance. Forms read it. */
const UNLESS_WHOLE_BALANCE = { 'x-above-unless-whole-balance': WITHDRAWAL_ABOVE };

export class WithdrawalPrepareDto extends OwnPhoneNumberDto {
  /** The _id of any of the member's own wallets. */
  @IdField('The id is the _id of the wallet.')
  id: string;

  /** In the wallet's currency; more than 999 or the whole balance, and at most the balance. */
  @ApiProperty({ example: 50000, minimum: 0, exclusiveMinimum: true, ...UNLESS_WHOLE_BALANCE })
  @PositiveAmountField(AMOUNT_MESSAGE)
  withdrawalAmount: number;
}

/** The figures of the confirm step, in the wallet's currency. */
export class WithdrawalPreparedDto {
  @ApiProperty({ format: 'uuid' })
  requestId: string;
  /** Since when the request waits. */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /** Until when the request can be confirmed. */
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
  selectedCurrency: string;
  /** Units of the currency for one peso. */
  exchangeRate: number;
  /** What could be withdrawn. */
  withdrawableAmount: number;
  /** What stays in the wallet afterwards. */
  availableBalance: number;
  transferAmount: number;
  /** Always 0. */
  transferFee: number;
  totalToReceiver: number;
  fullLegalName: string;
  bankName: string;
  accountNumber: string;
}

/** The request that waits for its code, as prepare answered it; with active false there is none, and nothing else is said. */
export class OpenWithdrawalDto extends PartialType(WithdrawalPreparedDto) {
  active: boolean;
  /** The wallet's, as prepare took it. */
  @ApiProperty({ format: 'uuid', required: false })
  id?: string;
  /** As prepare took it. */
  withdrawalAmount?: number;
}

/** Names the request that is given up. */
export class WithdrawalCancelDto extends OwnPhoneNumberDto {
  /** As /wallet/withdraw/prepare or /wallet/withdraw/open answered it. */
  @IdField('The requestId is the one that prepare answered.')
  requestId: string;
}

export class WithdrawalConfirmDto extends WithdrawalPrepareDto {
  /** As /wallet/withdraw/prepare answered it. */
  @IdField('The requestId is the one that prepare answered.')
  requestId: string;

  /** The one-time password that the loan assistant gave for this very request. */
  @ApiProperty({ example: '123456' })
  @TextField({
    min: 6,
    max: 12,
    pattern: OTP_PATTERN,
    message: '6 up to 12 digit OTP code. Only numbers are allowed.',
  })
  oTP: string;
}

export class WithdrawalDoneDto {
  withdrawal: WithdrawalDto;
  /** The wallet's new balance. */
  availableBalance: number;
}
