import { ApiProperty } from '@nestjs/swagger';
import { STATUS_COLORS, STATUS_ICONS, type StatusColor, type StatusIcon } from '../../platform/status-look';
import { MemberDetailsDto } from '../member/member-details.dto';
import { WITHDRAWAL_SOURCES, type WithdrawalSource } from '../wallet/withdrawal-status';

/** The newest loan. Without one, only active and creditScore are there. */
export class MemberLoanDto {
  /** True from the application until it is REJECTED or CANCELLED. */
  active: boolean;
  loanNumber?: string;
  /** In the chosen currency. */
  loanAmountXR?: number;
  /** In pesos. */
  loanAmountPHP?: number;
  selectedCurrency?: string;
  /** Units of the currency for one peso. */
  exchangeRate?: number;
  /** Months. */
  @ApiProperty({ type: 'integer', required: false })
  installmentCount?: number;
  /** Percent of the principal per month. */
  interestRate?: number;
  /** The interest of one month. */
  interestAmountXR?: number;
  interestAmountPHP?: number;
  installmentAmountXR?: number;
  installmentAmountPHP?: number;
  /** 0 to 1000. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1000 })
  creditScore: number;
}

/** The newest withdrawal. Without one, only active is there. */
export class MemberWithdrawalDto {
  active: boolean;
  @ApiProperty({ format: 'date-time', required: false })
  createdAt?: string;
  /** The amount of this withdrawal. */
  totalAmountWithdrawn?: number;
  selectedCurrency?: string;
  /** Units of the currency for one peso, as agreed with the loan that the money came from. */
  exchangeRate?: number;
  withdrawalNumber?: string;
  /** Where the money was: in the wallet, or what was paid too much on a loan. */
  @ApiProperty({ enumName: 'WithdrawalSource', enum: WITHDRAWAL_SOURCES, required: false })
  source?: WithdrawalSource;
  /** Where it went. */
  bankName?: string;
  accountNumber?: string;
  status?: string;
  @ApiProperty({ enumName: 'StatusColor', enum: STATUS_COLORS, required: false })
  statusColor?: StatusColor;
  @ApiProperty({ enumName: 'StatusIcon', enum: STATUS_ICONS, required: false })
  statusIcon?: StatusIcon;
  statusMessage?: string;
}

export class MemberInfoDto extends MemberDetailsDto {
  loan: MemberLoanDto;
  withdrawal: MemberWithdrawalDto;
}
