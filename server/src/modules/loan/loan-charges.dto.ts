import { ApiProperty } from '@nestjs/swagger';
import {
  LOAN_CHARGE_KINDS,
  LOAN_CHARGE_WAYS,
  type LoanChargeKind,
  type LoanChargeWay,
} from '@pautang/loan-terms';

/** A charge of a loan. */
export class LoanChargeDto {
  @ApiProperty({ enumName: 'LoanChargeKind', enum: LOAN_CHARGE_KINDS, description: 'What it is.' })
  kind: LoanChargeKind;
  /** In the chosen currency. */
  @ApiProperty({ example: 5000 })
  amountXR: number;
}

/** What a loan was charged once, on approval, in its currency. */
export class LoanChargesDto {
  /** Those that are not nothing. */
  items: LoanChargeDto[];
  /** All of them together. */
  @ApiProperty({ example: 5000 })
  totalXR: number;
  /** What was paid out of the principal. */
  @ApiProperty({ example: 245000 })
  proceedsXR: number;
}

export class QuotedChargeDto extends LoanChargeDto {
  /** DEDUCTED: kept back from what is paid out. ADDED: financed, as a part of the principal. */
  @ApiProperty({ enumName: 'LoanChargeWay', enum: LOAN_CHARGE_WAYS })
  way: LoanChargeWay;
  /** Pesos. */
  @ApiProperty({ example: 5000 })
  amountPHP: number;
}

/** What a loan would be charged once, on approval. Names ending in XR are amounts of the chosen currency, those in PHP pesos. */
export class QuotedChargesDto {
  /** Those that are not nothing. */
  items: QuotedChargeDto[];
  /** All of them together. */
  @ApiProperty({ example: 5000 })
  totalXR: number;
  /** All of them together. */
  @ApiProperty({ example: 5000 })
  totalPHP: number;
  /** What is repaid: the loan amount, and the charges that are added to it. */
  @ApiProperty({ example: 250000 })
  principalXR: number;
  /** What is repaid: the loan amount, and the charges that are added to it. */
  @ApiProperty({ example: 250000 })
  principalPHP: number;
  /** What is paid out. The effective rates are of this. */
  @ApiProperty({ example: 245000 })
  proceedsXR: number;
  /** What is paid out. */
  @ApiProperty({ example: 245000 })
  proceedsPHP: number;
  /** Interest and processing fee: the finance charge of Republic Act 3765. Taxes are none. */
  @ApiProperty({ example: 17000 })
  financeChargeXR: number;
  /** Interest and processing fee: the finance charge of Republic Act 3765. Taxes are none. */
  @ApiProperty({ example: 17000 })
  financeChargePHP: number;
}
