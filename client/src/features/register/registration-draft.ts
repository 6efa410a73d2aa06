import type { RegisterDto, VisitorDto } from '@pautang/sdk';
import { componentSchemas } from '../../api/schemas';
import { accepts, fieldRules, matches, messageOf } from '../../lib/validation';

const rules = fieldRules(componentSchemas, 'RegisterDto');

export interface AccountDraft {
  phoneNumber: string;
  fullName: string;
  email: string;
  password: string;
  confirmation: string;
}

/** As typed; the income too. */
export interface EmploymentDraft {
  workPlaceCountry: string;
  workLocation: string;
  jobTitle: string;
  jobCategory: string;
  monthlyNetIncome: string;
}

export type AccountField = keyof AccountDraft;
export type EmploymentField = keyof EmploymentDraft;

export const emptyAccount: AccountDraft = {
  phoneNumber: '',
  fullName: '',
  email: '',
  password: '',
  confirmation: '',
};

export const employmentDefaults: EmploymentDraft = {
  workPlaceCountry: rules.workPlaceCountry.default as string,
  workLocation: rules.workLocation.default as string,
  jobTitle: rules.jobTitle.default as string,
  jobCategory: rules.jobCategory.default as string,
  monthlyNetIncome: String(rules.monthlyNetIncome.default),
};

export const workCountries: readonly string[] = componentSchemas.CountryName.enum;

/** Stands for a choice that is not made; it is sent, but it cannot be chosen. */
export const noCategory = employmentDefaults.jobCategory;

export const jobCategories: readonly string[] = componentSchemas.JobCategory.enum.filter(
  (category) => category !== noCategory,
);

export const maxLengths = {
  fullName: rules.fullName.maxLength,
  email: rules.email.maxLength,
  workLocation: rules.workLocation.maxLength,
  jobTitle: rules.jobTitle.maxLength,
  monthlyNetIncome: String(rules.monthlyNetIncome.maximum).length,
  invitationCode: rules.invitationCode.maxLength,
  phoneOtp: rules.phoneOtp.maxLength,
};

export function judgeAccount(draft: AccountDraft): Record<AccountField, boolean> {
  return {
    phoneNumber: accepts(rules.phoneNumber, draft.phoneNumber),
    fullName: accepts(rules.fullName, draft.fullName),
    email: accepts(rules.email, draft.email),
    password: accepts(rules.password, draft.password),
    confirmation: draft.confirmation !== '' && draft.confirmation === draft.password,
  };
}

export function judgeEmployment(draft: EmploymentDraft): Record<EmploymentField, boolean> {
  return {
    workPlaceCountry: matches(componentSchemas.CountryName, draft.workPlaceCountry),
    workLocation: matches(rules.workLocation, draft.workLocation),
    jobTitle: matches(rules.jobTitle, draft.jobTitle),
    jobCategory: jobCategories.includes(draft.jobCategory),
    monthlyNetIncome: matches(rules.monthlyNetIncome, draft.monthlyNetIncome),
  };
}

/** What has been saved, in short: by the job's title, or by its category where the title was left as it came. */
export function employmentSummary({ jobTitle, jobCategory, workPlaceCountry }: EmploymentDraft): string {
  const job = jobTitle === employmentDefaults.jobTitle ? jobCategory : jobTitle;
  return `${job}, ${workPlaceCountry}`;
}

/** An empty code is not valid either. */
export function isCode(field: keyof AdmissionCodes, code: string): boolean {
  return matches(rules[field], code);
}

/** What to say about a field that is not valid. */
export function hintOf(
  field: Exclude<AccountField, 'confirmation'> | EmploymentField | keyof AdmissionCodes,
): string {
  return messageOf(rules[field]);
}

export const exampleEmail = rules.email.example as string;

/** Whether every field may be sent. */
export function isComplete(judgement: Record<string, boolean>): boolean {
  return Object.values(judgement).every(Boolean);
}

/** What the registration needs beside the form, where it is switched on. */
export type AdmissionCodes = Pick<RegisterDto, 'invitationCode' | 'phoneOtp'>;

/** What is unknown or left out is not sent. */
export function registerRequest(
  { phoneNumber, fullName, email, password }: AccountDraft,
  employment: EmploymentDraft,
  { visitor, company, ...codes }: { visitor?: VisitorDto; company?: string } & AdmissionCodes,
): RegisterDto {
  return {
    phoneNumber,
    fullName,
    password,
    email: email || undefined,
    ...employment,
    jobCategory: employment.jobCategory as RegisterDto['jobCategory'],
    monthlyNetIncome: Number(employment.monthlyNetIncome),
    ipAddress: visitor?.ip || undefined,
    countryRegister: visitor?.country || undefined,
    companyRegister: company || undefined,
    ...codes,
  };
}
