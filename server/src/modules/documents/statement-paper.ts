import { formatDay, formatMonth, statementLabels } from '@pautang/legal-texts/papers';
import { startOfManilaDay } from '../../platform/calendar';
import type { Language } from '../../platform/language/language';
import type { MovementDto, StatementDto, StatementMonthDto } from '../servicing/statement.dto';
import { Paper } from './paper/paper';
import { drawRows } from './paper/paper-rows';
import { drawTable } from './paper/paper-table';
import { shownMoney } from './shown-money';

/** Four columns of figures have room beside each other. */
const TABLE_SIZE = 8;

/** Who sends the statement, as it is called today. */
export interface Sender {
  readonly companyName: string;
  readonly secRegistration: string;
  readonly contactEmail: string;
}

/** Every movement of a loan, month by month. */
export function writeStatement(
  statement: StatementDto,
  sender: Sender,
  borrower: string,
  language: Language,
): Promise<Buffer> {
  const labels = statementLabels[language];
  const { loanNumber, selectedCurrency, closingBalance, months } = statement;
  const asOf = formatDay(statement.asOf, language);
  const paper = new Paper({
    title: `${labels.title} ${loanNumber}`,
    author: sender.companyName,
    language,
    createdAt: startOfManilaDay(statement.asOf),
    foot: labels.foot(loanNumber, asOf),
    pageLabel: labels.page,
  });
  paper.letterhead(sender.companyName, [labels.secRegistration(sender.secRegistration), sender.contactEmail]);
  paper.title(labels.title, [borrower, labels.loanNumber(loanNumber), labels.asOf(asOf)]);
  paper.paragraph(labels.intro);
  drawRows(paper, [
    {
      label: closingBalance < 0 ? labels.creditNow : labels.owedNow,
      value: shownMoney(Math.abs(closingBalance), selectedCurrency),
      isTotal: true,
    },
  ]);
  if (months.length === 0) paper.paragraph(labels.empty);
  for (const month of months) drawMonth(paper, month, selectedCurrency, language);
  return paper.finish();
}

function drawMonth(
  paper: Paper,
  { month, openingBalance, closingBalance, movements }: StatementMonthDto,
  currency: string,
  language: Language,
): void {
  const labels = statementLabels[language];
  const money = (amount: number) => shownMoney(amount, currency);
  const changed = (amount: number) => (amount === 0 ? '' : money(amount));
  paper.heading(formatMonth(month, language));
  drawTable(paper, {
    columns: [
      { label: labels.date, share: 0.15 },
      { label: labels.movement, share: 0.23 },
      { label: labels.change, share: 0.155, align: 'right' },
      { label: labels.owed, share: 0.155, align: 'right' },
      { label: labels.walletChange, share: 0.155, align: 'right' },
      { label: labels.wallet, share: 0.155, align: 'right' },
    ],
    rows: [
      ['', labels.opening, '', money(openingBalance), '', ''],
      ...movements.map((movement) => [
        formatDay(movement.date, language),
        named(movement),
        changed(movement.amount),
        money(movement.balance),
        changed(movement.walletAmount),
        money(movement.walletBalance),
      ]),
    ],
    foot: ['', labels.closing, '', money(closingBalance), '', ''],
    size: TABLE_SIZE,
  });
}

function named({ description, reference }: MovementDto): string {
  return reference ? `${description} ${reference}` : description;
}
