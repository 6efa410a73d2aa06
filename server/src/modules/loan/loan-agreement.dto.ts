import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../platform/language/language';
import { LoanNumberField, OptionalField } from '../../platform/validation/fields';
import { OwnPhoneNumberDto } from '../member/member.dto';
import { LoanQuoteDto } from './loan.dto';

/** Names one of the own loans. */
export class OwnLoanDto extends OwnPhoneNumberDto {
  /** The newest loan when it is absent. */
  @ApiProperty({ example: 'LN00000001' })
  @OptionalField()
  @LoanNumberField()
  loanNumber?: string;
}

/** Who borrowed, as it stood when the loan was agreed to. */
export class BorrowerDto {
  fullLegalName: string;
  identityType: string;
  /** The first three characters; the rest are stars. */
  @ApiProperty({ example: 'P12******' })
  identityNumberMasked: string;
  phoneNumber: string;
  /** The receiving bank or e-wallet. */
  bankName: string;
  /** The first three characters; the rest are stars. */
  @ApiProperty({ example: '123*******' })
  accountNumberMasked: string;
}

/** Who lent, as it stood when the loan was agreed to. */
export class LenderDto {
  companyName: string;
  secRegistration: string;
  certificateOfAuthority: string;
  contactEmail: string;
}

export const CONSENT_KINDS = ['QUOTE', 'FIGURES'] as const;

/** What the consent named. */
export class ConsentDto {
  /** QUOTE: a whole quote, by its hash. FIGURES: amounts, rate, interest and installment alone. */
  @ApiProperty({ enumName: 'ConsentKind', enum: CONSENT_KINDS })
  kind: (typeof CONSENT_KINDS)[number];
  /** As it came with the application, with QUOTE. */
  @ApiProperty({
    required: false,
    example: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
  })
  quoteHash?: string;
}

/** What the member agreed to, as it was kept then. Without a loan only active is there. */
export class LoanAgreementDto {
  active: boolean;
  loanNumber?: string;
  @ApiProperty({ format: 'date-time', required: false })
  agreedAt?: string;
  /** The edition of the Service and Policy Agreement and of the loan contract. */
  @ApiProperty({ required: false, example: '2026-11' })
  termsVersion?: string;
  /** What the texts were read in. */
  @ApiProperty({ enumName: 'Language', enum: LANGUAGES, required: false })
  language?: Language;
  /** Of the quote as the server keeps it; whether the member named it stands in consent. */
  @ApiProperty({
    required: false,
    example: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
  })
  quoteHash?: string;
  /** Absent from agreements made before it was kept. */
  consent?: ConsentDto;
  /** For so many days after the approval the loan can be cancelled free of charge while nothing was withdrawn. */
  @ApiProperty({ type: 'integer', required: false, example: 3 })
  coolingOffDays?: number;
  quote?: LoanQuoteDto;
  borrower?: BorrowerDto;
  lender?: LenderDto;
}
