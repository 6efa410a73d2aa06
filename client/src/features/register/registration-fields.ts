import type { CodeReach, RegisterDto, VisitorDto } from '@pautang/sdk';
import { componentSchemas, rulesOf } from '../../api/schemas';
import { defineForm } from '../../components/form/define-form';
import { repeats, required } from '../../components/form/form-model';

const rules = rulesOf('RegisterDto');

export const exampleEmail = 'juana@example.com';

export const workCountries: readonly string[] = componentSchemas.CountryName.enum;

/** Stands for a choice that is not made; it is sent, but it cannot be chosen. */
const noCategory = rules.jobCategory.default as RegisterDto['jobCategory'];

export const jobCategories: readonly string[] = componentSchemas.JobCategory.enum.filter(
  (category) => category !== noCategory,
);

/** The step 'reg_1', with what the specification fills in. */
export const employment = defineForm({
  empty: {
    workPlaceCountry: String(rules.workPlaceCountry.default),
    workLocation: String(rules.workLocation.default),
    jobTitle: String(rules.jobTitle.default),
    jobCategory: '',
    monthlyNetIncome: String(rules.monthlyNetIncome.default),
  },
  rules: required(rules),
  kept: 'employment',
});

export type Employment = typeof employment.empty;

/** The code that confirms the phone number went out to these. */
export interface SentCode {
  readonly phoneNumber: string;
  readonly email: string;
  readonly sentTo: CodeReach;
  /** When another one may be asked for, by this machine's clock. */
  readonly resendAt: number;
}

const noCode: SentCode = { phoneNumber: '', email: '', sentTo: 'PHONE', resendAt: 0 };

/** The step 'register', with what CONTINUE has added, and the last code that was sent. */
export const account = defineForm({
  empty: {
    phoneNumber: '',
    fullName: '',
    email: '',
    password: '',
    confirmation: '',
    employment: employment.empty,
    sentCode: noCode,
  },
  rules,
  judges: { confirmation: repeats('password') },
  secrets: ['password', 'confirmation'],
  fieldOfCode: { PHONE_NUMBER_TAKEN: 'phoneNumber' },
  kept: 'registration',
});

export type Account = typeof account.empty;

export const invitation = defineForm({
  empty: { invitationCode: '' },
  rules: rulesOf('InvitationCodeDto'),
});

export const phoneCode = defineForm({ empty: { phoneOtp: '' }, rules: required(rules) });

/** Whether the last code went out for this form. */
export const hasCode = ({ sentCode, phoneNumber, email }: Account): boolean =>
  sentCode.phoneNumber === phoneNumber && sentCode.email === email;

/** CONTINUE adds nothing without a category. */
export const isAdded = ({ jobCategory }: Employment): boolean => jobCategory !== '';

/** What has been added, in short: by the job's title, or by its category where the title was left as it came. */
export function employmentSummary(
  { jobTitle, jobCategory, workPlaceCountry }: Employment,
  countryInWords: (name: string) => string,
  categoryInWords: (category: string) => string,
): string {
  const job = jobTitle === employment.empty.jobTitle ? categoryInWords(jobCategory) : jobTitle;
  return `${job}, ${countryInWords(workPlaceCountry)}`;
}

/** What the registration needs beside the form, where it is known or switched on. */
export interface Admission extends Pick<RegisterDto, 'invitationCode' | 'phoneOtp'> {
  visitor?: VisitorDto;
  company?: string;
}

/** What is unknown or left out is not sent. */
export function registerRequest(typed: Account, { visitor, company, ...codes }: Admission): RegisterDto {
  const { phoneNumber, fullName, email, password, employment: job } = typed;
  return {
    phoneNumber,
    fullName,
    password,
    email: email || undefined,
    ...job,
    workPlaceCountry: job.workPlaceCountry as RegisterDto['workPlaceCountry'],
    jobCategory: (job.jobCategory as RegisterDto['jobCategory']) || noCategory,
    monthlyNetIncome: Number(job.monthlyNetIncome),
    ipAddress: visitor?.ip || undefined,
    countryRegister: visitor?.country || undefined,
    companyRegister: company || undefined,
    ...codes,
  };
}
