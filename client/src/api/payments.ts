import { type PaymentCodeDto, PaymentsService } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { api } from './client';
import { ofMember } from './query-client';
import { useSession } from './session';

const service = new PaymentsService(api.request);

/** A QR Ph code that pays a loan, as the browser shows and saves it. */
export interface PaymentCode {
  readonly picture: Blob;
  /** To whom it pays. */
  readonly merchantName: string;
}

/** Nothing until it has arrived, and where the lender or the loan has none. */
export function usePaymentCode(loanNumber: string, amount: number): PaymentCode | undefined {
  const { phoneNumber } = useSession();
  const { data } = useQuery({
    queryKey: ['payment-code', phoneNumber, loanNumber, amount],
    queryFn: ofMember(phoneNumber, async (owner) =>
      codeOf(await service.showPaymentCode({ requestBody: { phoneNumber: owner, loanNumber, amount } })),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

function codeOf({ offered, picture = '', merchantName = '' }: PaymentCodeDto): PaymentCode | null {
  if (!offered) return null;
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  return { picture: new Blob([bytes], { type: 'image/png' }), merchantName };
}
