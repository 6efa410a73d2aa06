import { formatDay } from '@pautang/legal-texts/papers';
import type { InstallmentDto } from '../loan/loan.dto';
import type { AgreementPaper } from './agreement-paper';
import type { Paper } from './paper/paper';
import { drawTable } from './paper/paper-table';

interface ShownSchedule {
  readonly schedule: readonly InstallmentDto[];
  /** What the installments come to. */
  readonly sums: Pick<InstallmentDto, 'principal' | 'interest' | 'amount'>;
  readonly money: (amount: number) => string;
}

/** The installments, each with its day and its parts, and what they come to. */
export function drawScheduleTable(
  paper: Paper,
  { edition: { labels }, language }: AgreementPaper,
  { schedule, sums, money }: ShownSchedule,
): void {
  const figures = ({ principal, interest, amount }: ShownSchedule['sums']) => [
    money(principal),
    money(interest),
    money(amount),
  ];
  drawTable(paper, {
    columns: [
      { label: labels.number, share: 0.08 },
      { label: labels.due, share: 0.29 },
      { label: labels.principal, share: 0.21, align: 'right' },
      { label: labels.interest, share: 0.19, align: 'right' },
      { label: labels.installment, share: 0.23, align: 'right' },
    ],
    rows: schedule.map((installment) => [
      String(installment.installmentNumber),
      formatDay(installment.dueDate, language),
      ...figures(installment),
    ]),
    foot: ['', labels.inAll, ...figures(sums)],
  });
}
