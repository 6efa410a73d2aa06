import { statementLabels } from '@pautang/legal-texts/papers';
import { fractionDigits } from '@pautang/loan-terms';
import { writeCsv } from '../../platform/csv';
import type { Language } from '../../platform/language/language';
import type { StatementDto } from '../servicing/statement.dto';

/** Every movement of a loan as a table (RFC 4180). */
export function writeStatementCsv({ months, selectedCurrency }: StatementDto, language: Language): Buffer {
  const labels = statementLabels[language];
  const head = [
    labels.date,
    labels.kind,
    labels.movement,
    labels.reference,
    labels.currency,
    labels.change,
    labels.owed,
    labels.walletChange,
    labels.wallet,
  ];
  const written = (amount: number) => amount.toFixed(fractionDigits(amount, selectedCurrency));
  const rows = months.flatMap(({ movements }) =>
    movements.map(({ date, kind, description, reference = '', ...amounts }) => [
      date,
      kind,
      description,
      reference,
      selectedCurrency,
      written(amounts.amount),
      written(amounts.balance),
      written(amounts.walletAmount),
      written(amounts.walletBalance),
    ]),
  );
  return writeCsv([head, ...rows]);
}
