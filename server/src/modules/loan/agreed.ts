import type { Settings } from '../../config/settings';
import { masked } from '../../platform/masked';
import type { MemberProfile } from '../member/member.service';
import type { LoanQuoteDto } from './loan.dto';
import type { BorrowerDto, LenderDto } from './loan-agreement.dto';

/** What the texts of the agreement say of the product besides what stands in the quote. */
export interface AgreedProduct {
  readonly minLoan: number;
  readonly maxLoan: number;
  readonly terms: readonly number[];
  readonly coolingOffDays: number;
}

/** The member agreed to a whole quote, named by its hash, or to the figures of an application alone. */
export type AgreedConsent =
  | { readonly kind: 'QUOTE'; readonly quoteHash: string }
  | { readonly kind: 'FIGURES' };

/** Everything that an agreement and its documents say, so that no later change of settings or member changes them. */
export interface Agreed {
  readonly quote: LoanQuoteDto;
  readonly borrower: BorrowerDto;
  readonly lender: LenderDto;
  readonly product: AgreedProduct;
  /** Absent from agreements of the time before it was kept: what was sent is not known of them. */
  readonly consent?: AgreedConsent;
}

/** @param quoteHash what came with the application */
export function toAgreed(
  quote: LoanQuoteDto,
  quoteHash: string | undefined,
  member: MemberProfile,
  settings: Settings,
): Agreed {
  const { environment } = settings;
  return {
    quote,
    borrower: {
      fullLegalName: member.fullLegalName,
      identityType: member.otherIdentityType ?? member.identityType ?? '',
      identityNumberMasked: masked(member.identityNumber ?? ''),
      phoneNumber: member.phoneNumber,
      bankName: member.bankName ?? '',
      accountNumberMasked: masked(member.accountNumber ?? ''),
    },
    lender: {
      companyName: environment.COMPANY_NAME,
      secRegistration: environment.COMPANY_SEC_REGISTRATION,
      certificateOfAuthority: environment.COMPANY_CERTIFICATE_OF_AUTHORITY,
      contactEmail: environment.COMPANY_EMAIL,
    },
    product: {
      minLoan: environment.LOAN_MIN,
      maxLoan: environment.LOAN_MAX,
      terms: environment.LOAN_TERMS,
      coolingOffDays: environment.LOAN_COOLING_OFF_DAYS,
    },
    consent: quoteHash === undefined ? { kind: 'FIGURES' } : { kind: 'QUOTE', quoteHash },
  };
}
