import type { CreditScoreDto, MemberInfoDto, MemberLoanDto, MemberWithdrawalDto } from '@pautang/sdk';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { memberService } from '../lib/services/member-service';
import { keptFresh } from './kept-fresh';

/** Asked for anew by the screen and by each dialog: what they show moves on, and links to photos run out. */
export function memberInfoOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: ['member-info', phoneNumber],
    queryFn:
      phoneNumber === null
        ? skipToken
        : (): Promise<MemberInfoDto> => memberService.readMemberInfo({ requestBody: { phoneNumber } }),
    ...keptFresh,
  });
}

/** The score with everything that moved it, and the rules. */
export function creditScoreOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: ['credit-score', phoneNumber],
    queryFn: phoneNumber === null ? skipToken : (): Promise<CreditScoreDto> => wholeScore(phoneNumber),
    ...keptFresh,
  });
}

/** An answer holds some changes; most histories are told by one. */
async function wholeScore(phoneNumber: string): Promise<CreditScoreDto> {
  let whole = await memberService.readCreditScore({ requestBody: { phoneNumber } });
  while (whole.nextCursor !== undefined) {
    const requestBody = { phoneNumber, cursor: whole.nextCursor };
    const { history, nextCursor } = await memberService.readCreditScore({ requestBody });
    whole = { ...whole, history: [...whole.history, ...history], nextCursor };
  }
  return whole;
}

/** undefined where there is none: the answer then says nothing else. */
export function withdrawalOf({ withdrawal }: MemberInfoDto): Required<MemberWithdrawalDto> | undefined {
  return withdrawal.active ? (withdrawal as Required<MemberWithdrawalDto>) : undefined;
}

/** undefined where none was applied for, or the newest was rejected or cancelled. */
export function loanOf({ loan }: MemberInfoDto): Required<MemberLoanDto> | undefined {
  return loan.active ? (loan as Required<MemberLoanDto>) : undefined;
}
