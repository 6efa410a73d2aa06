import { statementLabels } from '@pautang/legal-texts/papers';
import type { Language } from '../../platform/language/language';
import type { StatementDto } from '../servicing/statement.dto';

/** Tells spreadsheets that the bytes are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

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
  const lines = [head, ...rows].map((cells) => cells.map(toCell).join(','));
  return Buffer.from(BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join(''), 'utf8');
}

/** A text that a spreadsheet could take for a formula begins with an apostrophe; amounts stay amounts. */
function toCell(text: string): string {
  const isFormula = /^[=+@\t\r-]/.test(text) && !/^-?\d+\.\d\d$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
