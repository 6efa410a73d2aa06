import { agreedTerms, TERMS_VERSION } from '@pautang/legal-texts';
import { latePaymentRules } from '../../config/late-payment-rules';
import type { Settings } from '../../config/settings';
import { UPLOAD_LIMITS } from '../upload/upload-form';
import type { ConfigDto } from './misc.dto';

/** What everybody may know of the settings, and what pages bring along. */
export function publicConfig({ environment, isDemo, loanCharges, ownLateRules }: Settings): ConfigDto {
  return {
    companyName: environment.COMPANY_NAME,
    companyShortName: environment.COMPANY_SHORT_NAME,
    secRegistration: environment.COMPANY_SEC_REGISTRATION,
    certificateOfAuthority: environment.COMPANY_CERTIFICATE_OF_AUTHORITY,
    paymentOperatorNumber: environment.COMPANY_PAYMENT_OPERATOR_NUMBER,
    contactEmail: environment.COMPANY_EMAIL,
    established: environment.COMPANY_ESTABLISHED,
    employees: environment.COMPANY_EMPLOYEES,
    assistant: {
      name: environment.ASSISTANT_NAME,
      phone: environment.ASSISTANT_PHONE,
      hours: environment.ASSISTANT_HOURS,
    },
    minLoan: environment.LOAN_MIN,
    maxLoan: environment.LOAN_MAX,
    interestRate: environment.LOAN_RATE_PERCENT,
    interestMethod: environment.LOAN_METHOD,
    terms: environment.LOAN_TERMS,
    termsVersion: TERMS_VERSION,
    coolingOffDays: environment.LOAN_COOLING_OFF_DAYS,
    ...(loanCharges.length > 0 && { charges: [...loanCharges] }),
    penalty: ownLateRules ?? latePaymentRules(agreedTerms),
    payment: {
      bankName: environment.PAYMENT_BANK_NAME,
      accountName: environment.PAYMENT_ACCOUNT_NAME,
      accountNumber: environment.PAYMENT_ACCOUNT_NUMBER,
    },
    upload: UPLOAD_LIMITS,
    features: {
      demo: isDemo,
      accountRecovery: environment.ACCOUNT_RECOVERY,
      invitationCode: environment.INVITATION_CODE,
      phoneOtp: environment.PHONE_OTP,
    },
  };
}
