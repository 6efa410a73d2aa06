import { ApiProperty } from '@nestjs/swagger';
import { agreedTerms } from '@pautang/legal-texts';
import { IsUUID } from 'class-validator';
import { STATUS_COLORS, STATUS_ICONS, type StatusColor, type StatusIcon } from '../../platform/status-look';
import { AmountField, MoreThan, TextField } from '../../platform/validation/fields';
import { OTP_PATTERN } from '../../platform/validation/patterns';
import { OwnPhoneNumberDto } from '../member/member.dto';
import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from './withdrawal-status';

/** The receiving member's account. */
export class WalletMemberDto {
  accountNumber: string;
}

/** The wallet of the newest loan; with active false there is no loan, and nothing else is said. */
export class WalletDetailsDto {
  active: boolean;
  /** The wallet's id, for withdrawals. */
  @ApiProperty({ format: 'uuid', required: false })
  _id?: string;
  /** The available balance, in the chosen currency. */
  wallet?: number;
  /** What was withdrawn and did not come back, in the chosen currency. */
  withdrawnAmount?: number;
  /** The same as loanAmountXR. */
  loanAmount?: number;
  /** In the chosen currency. */
  loanAmountXR?: number;
  /** In pesos. */
  loanAmountPHP?: number;
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
}

/** Units of the wallet's currency (specification section 9). */
const MUST_EXCEED = agreedTerms.withdrawalAbove;
const amountMessage = `The amount must be more than ${MUST_EXCEED}, with at most 2 decimals.`;

export class WithdrawalPrepareDto extends OwnPhoneNumberDto {
  /** The wallet's _id. */
  @IsUUID(undefined, { message: 'The id is the _id of the wallet.' })
  id: string;

  /** In the wallet's currency; more than 999 and at most the balance. */
  @ApiProperty({ example: 50000, minimum: MUST_EXCEED, exclusiveMinimum: true })
  @AmountField(amountMessage)
  @MoreThan(MUST_EXCEED, amountMessage)
  withdrawalAmount: number;
}

/** The figures of the confirm step, in the wallet's currency. */
export class WithdrawalPreparedDto {
  @ApiProperty({ format: 'uuid' })
  requestId: string;
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

export class WithdrawalConfirmDto extends WithdrawalPrepareDto {
  /** As /wallet/withdraw/prepare answered it. */
  @IsUUID(undefined, { message: 'The requestId is the one that prepare answered.' })
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

export class WithdrawalDto {
  @ApiProperty({ example: 'WD00000001' })
  withdrawalNumber: string;
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

export class WithdrawalDoneDto {
  withdrawal: WithdrawalDto;
  /** The wallet's new balance. */
  availableBalance: number;
}
