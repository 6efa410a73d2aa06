import { statementLabels } from '@pautang/legal-texts/papers';
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
  const rows = months.flatMap(({ movements }) =>
    movements.map(({ date, kind, description, reference = '', ...amounts }) => [
      date,
      kind,
      description,
      reference,
      selectedCurrency,
      amounts.amount.toFixed(2),
      amounts.balance.toFixed(2),
      amounts.walletAmount.toFixed(2),
      amounts.walletBalance.toFixed(2),
    ]),
  );
  return writeCsv([head, ...rows]);
}
