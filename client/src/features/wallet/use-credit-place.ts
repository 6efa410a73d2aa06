import type { WalletCreditDto } from '@pautang/sdk';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LoanAccount } from '../../api/loan';
import { mayPay } from '../../components/payment/usable-credit';
import { notify } from '../../components/ui/toaster/notify';
import { usePlace } from '../../lib/use-place';
import { creditTexts } from '../../texts/credit';
import { textsNow } from '../../texts/define-texts';

const kinds = ['refundAmount', 'refund', 'payWithCredit'] as const;

type CreditDialog = (typeof kinds)[number];

/** What stands in the address while a dialog is open. */
export const nameOf = (kind: CreditDialog, { loanNumber }: WalletCreditDto) => `${kind}_${loanNumber}`;

/**
 * The dialog of a credit that stands in the address. One that sends stays also where the credit is gone meanwhile: its
 * answer may be lost, and the same must still be sent again. An address without a dialog for it is corrected.
 */
export function useCreditPlace(credits: readonly WalletCreditDto[], account: LoanAccount | undefined) {
  const dialogs = credits.flatMap((credit) =>
    kinds
      .filter((kind) => kind !== 'payWithCredit' || mayPay(account, credit))
      .map((kind) => ({ name: nameOf(kind, credit), kind, credit })),
  );
  const [held, setHeld] = useState<(typeof dialogs)[number]>();
  const known = held ? [...dialogs, held] : dialogs;
  const { name, replace, ...moves } = usePlace(
    'dialog',
    known.map((dialog) => dialog.name),
  );
  const dialog = known.find((each) => each.name === name);
  const sending = dialog?.kind === 'refund' ? dialog : undefined;
  if (sending?.name !== held?.name) setHeld(sending);

  const written = useSearch({ strict: false, select: (search) => search.dialog });
  const named = dialog ? undefined : kinds.find((kind) => written?.startsWith(`${kind}_`));
  // Whether a loan can be paid is not known before the loan is.
  const stray = named === 'payWithCredit' && !account ? undefined : named;
  const closeStray = useEffectEvent(() => {
    if (stray === 'refund') notify.warning(textsNow(creditTexts).noLongerWaits);
    replace(undefined);
  });
  useEffect(() => {
    if (stray) closeStray();
  }, [stray]);

  return { ...moves, dialog };
}
