import { ApiProperty } from '@nestjs/swagger';
import {
  INTEREST_METHODS,
  type InterestMethod,
  LOAN_CHARGE_KINDS,
  LOAN_CHARGE_WAYS,
  type LoanChargeKind,
  type LoanChargeWay,
} from '@pautang/loan-terms';
import { Equals } from 'class-validator';
import { NextCursor } from '../../platform/page-query.dto';
import { EmailField, TextField } from '../../platform/validation/fields';
import { LINE_PATTERN } from '../../platform/validation/patterns';
import { PenaltyRulesDto } from '../loan/penalty-rules.dto';
import { PaymentAccountDto } from '../servicing/paying.dto';

const CHARGE_MEASURES = ['FIXED', 'PERCENT', 'STAMP_TAX'] as const;

export class UploadLimitsDto {
  @ApiProperty({ type: 'integer', example: 10485760 })
  maxBytes: number;
  @ApiProperty({ example: ['image/jpeg', 'image/png', 'image/webp'] })
  types: string[];
}

/** What is switched on. */
export class FeaturesDto {
  /** The demo, with its accounts. */
  demo: boolean;
  /** Setting a new password with a code from the Loan Assistant. */
  accountRecovery: boolean;
  /** The invitation-code form of registration. */
  invitationCode: boolean;
  /** The phone-OTP form of registration. */
  phoneOtp: boolean;
}

/** The loan assistant whom members call for their one-time password. What is empty is not known. */
export class AssistantDto {
  @ApiProperty({ example: 'Maria Reyes' })
  name: string;
  /** Of the assistant, to be called. */
  @ApiProperty({ example: '+63 2 8123 4567' })
  phone: string;
  /** As the lender says them. */
  @ApiProperty({ example: 'Monday to Friday, 9 to 5' })
  hours: string;
}

/** How much a charge is. */
export class ChargeMeasureDto {
  /** FIXED: pesos. PERCENT: of the amount asked for. STAMP_TAX: by the law. */
  @ApiProperty({ enum: CHARGE_MEASURES })
  by: (typeof CHARGE_MEASURES)[number];
  /** Of FIXED, in hundredths of a peso. */
  @ApiProperty({ type: 'integer', required: false, example: 50000 })
  phpMinor?: number;
  /** Of PERCENT. */
  @ApiProperty({ required: false, example: 2 })
  percent?: number;
  /** Of STAMP_TAX: loans of at most so much bear none, in hundredths of a peso. */
  @ApiProperty({ type: 'integer', required: false, example: 25000000 })
  exemptPhpMinor?: number;
}

/** What a loan is charged once, as the lender measures it: by one of phpMinor, percent and exemptPhpMinor. */
export class ChargeRuleDto {
  @ApiProperty({ enumName: 'LoanChargeKind', enum: LOAN_CHARGE_KINDS, description: 'What it is.' })
  kind: LoanChargeKind;
  /** DEDUCTED: kept back from what is paid out. ADDED: financed, as a part of the principal. */
  @ApiProperty({ enumName: 'LoanChargeWay', enum: LOAN_CHARGE_WAYS })
  way: LoanChargeWay;
  /** How much it is. */
  measure: ChargeMeasureDto;
}

export class ConfigDto {
  companyName: string;
  /** The name in reference numbers. */
  companyShortName: string;
  secRegistration: string;
  certificateOfAuthority: string;
  paymentOperatorNumber: string;
  contactEmail: string;
  /** The year. */
  @ApiProperty({ example: '2023' })
  established: string;
  @ApiProperty({ example: '30+' })
  employees: string;
  /** Pesos. */
  @ApiProperty({ type: 'integer', example: 100000 })
  minLoan: number;
  /** Pesos. */
  @ApiProperty({ type: 'integer', example: 5000000 })
  maxLoan: number;
  /** Percent per month. */
  @ApiProperty({ example: 0.4 })
  interestRate: number;
  /** Whether interest is added on the whole principal each month, or counted on what is still owed. */
  @ApiProperty({ enumName: 'InterestMethod', enum: INTEREST_METHODS })
  interestMethod: InterestMethod;
  /** Months. */
  @ApiProperty({ type: 'array', items: { type: 'integer' }, example: [6, 12, 24, 36, 48] })
  terms: number[];
  /** The edition of the Service and Policy Agreement and of the loan contract. */
  @ApiProperty({ example: '2026-11' })
  termsVersion: string;
  /** For so many days after the approval a loan of which nothing was withdrawn can be cancelled free of charge. */
  @ApiProperty({ type: 'integer', example: 3 })
  coolingOffDays: number;
  /** What loans are charged once; absent where nothing is. */
  @ApiProperty({ required: false, type: [ChargeRuleDto] })
  charges?: ChargeRuleDto[];
  penalty: PenaltyRulesDto;
  payment: PaymentAccountDto;
  /** Whom members call for their one-time password. */
  assistant: AssistantDto;
  upload: UploadLimitsDto;
  features: FeaturesDto;
}

export class VisitorDto {
  /** Empty when unknown. */
  ip: string;
  /** The English name of the country that the address is assigned to; empty when unknown. */
  country: string;
}

export class ContactDto {
  @ApiProperty({ example: 'Juana dela Cruz' })
  @TextField({
    min: 1,
    max: 100,
    pattern: LINE_PATTERN,
    message: 'Enter your name, with at most 100 characters.',
  })
  name: string;

  @ApiProperty({ example: 'juana@example.com' })
  @EmailField()
  email: string;

  @ApiProperty({ example: 'How long does an approval take?' })
  @TextField({ min: 1, max: 5000, message: 'Enter a message, with at most 5,000 characters.' })
  message: string;

  /** Agreement to the Terms & Conditions; must be true. */
  @Equals(true, { message: 'Please agree to the Terms & Conditions.' })
  agreed: boolean;
}

export class ContactReceivedDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
}

export class ContactMessageDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  name: string;
  email: string;
  message: string;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class ContactMessagePageDto {
  items: ContactMessageDto[];
  @NextCursor()
  nextCursor?: string;
}

export class HealthDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}
