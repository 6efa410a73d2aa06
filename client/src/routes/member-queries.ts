import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { offerAnswer } from '../api/currency';
import { lastLoanStatus } from '../api/last-figures';
import { isOpenLoan, loanAccountOptions, loanLimitsOptions, statementOptions } from '../api/loan';
import { activationStateOptions, creditScoreOptions, memberInfoOptions } from '../api/member';
import { queryClient } from '../api/query-client';
import { openWithdrawalOptions, walletOptions } from '../api/wallet';
import { fetchLoanBox } from '../features/dash/lazy-loan-box';

interface Search {
  readonly number?: string;
  readonly view?: string;
}

/** Anew with each visit; the page itself takes what has just come. */
function ask<Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): void {
  void queryClient.prefetchQuery({ ...options, staleTime: 0 });
}

/** Who has a loan cannot apply for another. Where nothing is known, the program waits for the answer: it is the dearest part. */
function askToApply(phoneNumber: string): void {
  const last = lastLoanStatus();
  if (last !== 'NONE' && isOpenLoan(last)) return;
  ask(loanLimitsOptions(phoneNumber));
  void offerAnswer.load();
  if (last) fetchLoanBox();
}

let askedFor: string | undefined;

/**
 * What a page asks for first: all of it at once, as soon as it is known who asks, before the page is there. A step or a
 * dialog is the same page.
 */
export function askAhead(phoneNumber: string, path: string, search: Search): void {
  const page = [phoneNumber, path, search.number, search.view].join();
  if (page === askedFor) return;
  askedFor = page;
  if (path === '/dash') {
    ask(activationStateOptions(phoneNumber));
    ask(walletOptions(phoneNumber));
    ask(loanAccountOptions(phoneNumber));
    askToApply(phoneNumber);
  }
  if (path === '/wallet') {
    ask(walletOptions(phoneNumber));
    ask(openWithdrawalOptions(phoneNumber));
    ask(loanAccountOptions(phoneNumber));
  }
  if (path === '/loan') {
    if (search.view === 'statement') ask(statementOptions(phoneNumber, search.number));
    else ask(loanAccountOptions(phoneNumber, search.number));
  }
  if (path === '/settings') {
    ask(memberInfoOptions(phoneNumber));
    ask(creditScoreOptions(phoneNumber));
  }
}
