import {
  type DocumentRequest,
  downloadDocument,
  type LoanAccountDto,
  type LoanAgreementDto,
  type LoanApplyDto,
  type LoanCancelDto,
  type LoanLimitsDto,
  type LoanQuoteRequestDto,
  LoanService,
  type LoanStatus,
  type StatementDto,
  type StatementRequestDto,
  type TopUpOfferDto,
  type TopUpQuoteRequestDto,
} from '@pautang/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { currentLanguage } from '../lib/language';
import { api } from './client';
import { decisionWaitMs, keptFresh, useDecisionNews, useFreshEachDay } from './kept-fresh';
import { keepLoan } from './last-figures';
import { ofMember, queryClient } from './query-client';
import { useSession } from './session';

const loanService = new LoanService(api.request);

const keys = {
  account: (phoneNumber: string | null, loanNumber?: string) => ['loan-account', phoneNumber, loanNumber],
  agreement: (phoneNumber: string | null) => ['loan-agreement', phoneNumber],
  limits: (...of: readonly (string | null)[]) => ['loan-limits', ...of],
  statement: (phoneNumber: string | null, loanNumber?: string) => ['statement', phoneNumber, loanNumber],
  topUp: (phoneNumber: string | null, loanNumber: string) => ['top-up', phoneNumber, loanNumber],
} as const;

/** What only some loans have. */
type Occasional =
  | 'loanCharges'
  | 'approvedAt'
  | 'repaidAt'
  | 'coolingOffUntil'
  | 'cannotCancelReason'
  | 'cannotCancelText'
  | 'nextPayment'
  | 'checkpoint'
  | 'scheduleChange'
  | 'paidBeforeChange'
  | 'promise';

/** A loan as it stands: what is due, what was paid, what became of the application. */
export type LoanAccount = Required<Omit<LoanAccountDto, Occasional>> & Pick<LoanAccountDto, Occasional>;

/** So many payments are in an account, the newest ones; the statement has all. */
export const mostPayments = 24;

/** undefined where there is no loan: the answer then says nothing else. */
export function loanAccountOf(answer: LoanAccountDto): LoanAccount | undefined {
  return answer.active ? (answer as LoanAccount) : undefined;
}

/** The newest loan, or the one named. Asked for anew by each screen that shows it. */
export function loanAccountOptions(phoneNumber: string | null, loanNumber?: string) {
  return queryOptions({
    queryKey: keys.account(phoneNumber, loanNumber),
    queryFn: ofMember(phoneNumber, async (owner) => {
      const requestBody = { phoneNumber: owner, loanNumber, withCheckpoint: true };
      const account: LoanAccountDto = await loanService.readLoanAccount({ requestBody });
      if (loanNumber === undefined) keepLoan(owner, account);
      return account;
    }),
    ...keptFresh,
  });
}

interface Shown {
  /** The newest without one. */
  loanNumber?: string;
  /** Whether one looks again by oneself while a decision is awaited: so the page hears of it that asks for the wallet too. */
  waits?: boolean;
}

/** A loan as it stands, on the day that it is; nothing of it before that has arrived. */
export function useLoanAccount({ loanNumber, waits = true }: Shown = {}) {
  const { phoneNumber } = useSession();
  const answer = useQuery({
    ...loanAccountOptions(phoneNumber, loanNumber),
    refetchInterval: ({ state }) => (waits && decisionWaitMs(state.data?.status)) ?? false,
  });
  const { data } = answer;
  useDecisionNews(waits ? data?.status : undefined);
  useFreshEachDay(answer);
  return { answer, account: data && loanAccountOf(data) };
}

const open: readonly (LoanStatus | undefined)[] = [
  'PENDING',
  'UNDER_REVIEW',
  'ON_HOLD',
  'APPROVED',
  'WRITTEN_OFF',
];

/** Whether a loan of this status waits, runs or is still owed: who has one cannot apply for another. */
export const isOpenLoan = (status: LoanStatus | undefined): boolean => open.includes(status);

/** Whether money was paid out for a loan of this status, and counts. */
export const isPaidOut = (status: LoanStatus): boolean =>
  status === 'APPROVED' || status === 'REPAID' || status === 'WRITTEN_OFF';

/** What is owed, else the application that waits, else the last one: what the server answers with where no loan is named. */
export const meantLoan = (loans: LoanAccount['loans']): LoanAccount['loans'][number] | undefined =>
  loans.find(({ status }) => isOpenLoan(status) && isPaidOut(status)) ??
  loans.find(({ status }) => isOpenLoan(status)) ??
  loans[0];

/** Whether it is that one, and not one chosen from the others. */
export const isNewest = ({ loanNumber, loans }: LoanAccount): boolean =>
  meantLoan(loans)?.loanNumber === loanNumber;

/** What was agreed to, as it was kept then. */
export type LoanAgreement = Required<LoanAgreementDto>;

/** undefined where there is none: the answer then says nothing else. */
export function agreementOf(answer: LoanAgreementDto): LoanAgreement | undefined {
  return answer.active ? (answer as LoanAgreement) : undefined;
}

/** The agreement of the newest loan. */
export function loanAgreementOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: keys.agreement(phoneNumber),
    queryFn: ofMember(
      phoneNumber,
      (owner): Promise<LoanAgreementDto> =>
        loanService.readAgreement({ requestBody: { phoneNumber: owner } }),
    ),
  });
}

const limitsFreshMs = 10_000;

/** What the member may borrow with the score of this moment. */
export function loanLimitsOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: keys.limits(phoneNumber),
    // The loan box may come long after them.
    staleTime: limitsFreshMs,
    queryFn: ofMember(
      phoneNumber,
      (owner): Promise<LoanLimitsDto> => loanService.readLoanLimits({ requestBody: { phoneNumber: owner } }),
    ),
  });
}

export function useLoanLimits() {
  const { phoneNumber } = useSession();
  return useQuery(loanLimitsOptions(phoneNumber));
}

export const refreshLoanLimits = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keys.limits() });

/** Every movement of the newest loan, or of the one named. */
export function statementOptions(phoneNumber: string | null, loanNumber: string | undefined) {
  return queryOptions({
    queryKey: keys.statement(phoneNumber, loanNumber),
    queryFn: ofMember(phoneNumber, (owner) => wholeStatement({ phoneNumber: owner, loanNumber })),
    ...keptFresh,
  });
}

/** An answer holds some months; most loans are told by one. */
async function wholeStatement(requestBody: StatementRequestDto): Promise<StatementDto> {
  const newest = await loanService.readLoanStatement({ requestBody });
  let whole = newest;
  while (whole.earlier !== undefined) {
    const before = await loanService.readLoanStatement({
      requestBody: { ...requestBody, to: whole.earlier },
    });
    const { openingBalance, earlier } = before;
    whole = { ...newest, openingBalance, months: [...before.months, ...whole.months], earlier };
  }
  return whole;
}

/** @throws ApiError */
export const quoteLoan = (wish: LoanQuoteRequestDto) => loanService.quoteLoan({ requestBody: wish });

/** What a new loan costs that pays off the running one. @throws ApiError */
export const quoteTopUp = (wish: TopUpQuoteRequestDto) => loanService.quoteTopUp({ requestBody: wish });

/** Whether a new loan may pay off the running one, and what that takes today. */
export function topUpOfferOptions(phoneNumber: string | null, loanNumber: string) {
  return queryOptions({
    queryKey: keys.topUp(phoneNumber, loanNumber),
    queryFn: ofMember(
      phoneNumber,
      (owner): Promise<TopUpOfferDto> =>
        loanService.readTopUpOffer({ requestBody: { phoneNumber: owner, loanNumber } }),
    ),
    ...keptFresh,
  });
}

/** The same key applies once. @throws ApiError */
export const applyForLoan = (idempotencyKey: string, application: LoanApplyDto) =>
  loanService.applyForLoan({ idempotencyKey, requestBody: application });

/** The same key cancels once. @throws ApiError */
export const cancelLoan = (idempotencyKey: string, loan: LoanCancelDto) =>
  loanService.cancelLoan({ idempotencyKey, requestBody: loan });

/** Whether it is cancelled, where no answer said so; what cannot be known now is not. */
export const isCancelled = (loan: LoanCancelDto): Promise<boolean> =>
  loanService.readLoanAccount({ requestBody: loan }).then(
    ({ status }) => status === 'CANCELLED',
    () => false,
  );

export type LoanDocument = DocumentRequest['document'];

/** A document of a loan in the reader's language. @throws ApiError */
export const downloadLoanDocument = (loanNumber: string, document: LoanDocument) =>
  downloadDocument(api.request, { loanNumber, document, language: currentLanguage() });

/** The number of the loan that this one pays off, or has paid off. */
export function paidOffBy({
  loans,
  loanNumber,
}: Pick<LoanAccount, 'loans' | 'loanNumber'>): string | undefined {
  return loans.find((one) => one.loanNumber === loanNumber)?.paysOff;
}

/** What came into the wallet of it, after its charges and the loan that it paid off. */
export const receivedOf = ({ receivedXR, loanCharges, loanAmountXR }: LoanAccount): number =>
  receivedXR ?? loanCharges?.proceedsXR ?? loanAmountXR;
