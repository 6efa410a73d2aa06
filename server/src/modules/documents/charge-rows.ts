import { chargeLabels } from '@pautang/legal-texts/papers';
import type { LoanQuoteDto } from '../loan/loan.dto';
import { type AgreementPaper, amountOf } from './agreement-paper';
import type { PaperRow } from './paper/paper-rows';

/** What is repaid of the loan itself: what was applied for, and the charges that were added to it. */
export function principalOf({ charges, loanAmountXR, loanAmountPHP }: LoanQuoteDto) {
  const { principalXR = loanAmountXR, principalPHP = loanAmountPHP } = charges ?? {};
  return { principalXR, principalPHP };
}

/** The charges of a loan one by one, and what is paid out of it; no row where nothing is charged. */
export function chargeRows(about: AgreementPaper): PaperRow[] {
  const { charges } = about.kept.agreed.quote;
  if (!charges) return [];
  const labels = chargeLabels[about.language];
  return [
    ...addedRows(about),
    ...charges.items.map(({ kind, way, amountXR, amountPHP }) => ({
      label: labels.names[kind],
      labelNote: labels.ways[way],
      ...amountOf(about, amountXR, amountPHP),
    })),
    { label: labels.receive, ...amountOf(about, charges.proceedsXR, charges.proceedsPHP) },
  ];
}

function addedRows(about: AgreementPaper): PaperRow[] {
  const { quote } = about.kept.agreed;
  const { principalXR, principalPHP } = principalOf(quote);
  if (principalXR === quote.loanAmountXR) return [];
  return [{ label: chargeLabels[about.language].principal, ...amountOf(about, principalXR, principalPHP) }];
}
