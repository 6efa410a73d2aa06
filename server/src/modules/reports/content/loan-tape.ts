import { toMajor } from '@pautang/loan-terms';
import { inTurns } from '../../../platform/in-turns';
import { type LoanAt, loansAt } from '../queries/loans.sql';
import { count, longTableOf, money, text } from '../report-table';
import { TooManyRows } from '../reports.errors';
import type { Compose } from './content';

const MOST_LOANS = 400_000;

const isWrittenOff = ({ status }: LoanAt) => status === 'WRITTEN_OFF';

/** Every loan that was running, or written off and owed, at the end of a day, and where it stood. @throws TooManyRows */
export const loanTape: Compose = async (tx, { to }) => {
  const loans = await loansAt.all(tx, to, MOST_LOANS + 1);
  if (loans.length > MOST_LOANS) throw new TooManyRows();
  const answer = {
    loans: await inTurns(loans, (loan) => ({
      loanNumber: loan.loanNumber,
      currency: loan.currency,
      interestMethod: loan.method,
      monthlyRatePercent: loan.ratePercent,
      termMonths: loan.termMonths,
      approvedOn: loan.approvedOn,
      lent: toMajor(loan.lentMinor),
      principal: toMajor(loan.principalMinor),
      interest: toMajor(loan.interestMinor),
      penalties: toMajor(loan.penaltyMinor),
      fees: toMajor(loan.feeMinor),
      paid: toMajor(loan.paidMinor),
      undrawn: toMajor(loan.undrawnMinor),
      daysPastDue: loan.daysPastDue ?? 0,
      accruing: loan.isAccruing,
      writtenOff: isWrittenOff(loan),
    })),
  };
  const columns = [
    text<LoanAt>('Loan', ({ loanNumber }) => loanNumber),
    text<LoanAt>('Currency', ({ currency }) => currency),
    text<LoanAt>('Method', ({ method }) => method),
    text<LoanAt>('Rate a month', ({ ratePercent }) => `${ratePercent} %`),
    count<LoanAt>('Months', ({ termMonths }) => termMonths),
    text<LoanAt>('Approved', ({ approvedOn }) => approvedOn),
    money<LoanAt>('Lent', ({ lentMinor }) => lentMinor),
    money<LoanAt>('Principal', ({ principalMinor }) => principalMinor),
    money<LoanAt>('Interest', ({ interestMinor }) => interestMinor),
    money<LoanAt>('Penalties', ({ penaltyMinor }) => penaltyMinor),
    money<LoanAt>('Fees', ({ feeMinor }) => feeMinor),
    money<LoanAt>('Paid', ({ paidMinor }) => paidMinor),
    money<LoanAt>('Undrawn', ({ undrawnMinor }) => undrawnMinor),
    count<LoanAt>('Days past due', ({ daysPastDue }) => daysPastDue ?? 0),
    text<LoanAt>('Accrues', ({ isAccruing }) => (isAccruing ? 'yes' : 'no')),
    text<LoanAt>('Written off', (loan) => (isWrittenOff(loan) ? 'yes' : 'no')),
  ];
  return { answer, tables: [await longTableOf('Loans', columns, loans)] };
};
