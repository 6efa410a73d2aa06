import { randomUUID } from 'node:crypto';
import type { LoanDecision, LoanStatus, PautangClient } from '@pautang/sdk';
import { type Command, type CommandInput, type CommandOutput, requireKnown, requireTwo } from './command';
import { money, table } from './table';

const DECISIONS: Readonly<Record<string, LoanDecision>> = {
  approve: 'APPROVE',
  reject: 'REJECT',
  hold: 'HOLD',
  review: 'REVIEW',
};

const LOANS_USAGE = 'loans show|statement|approve|reject|hold|review LN…';

/** Loans: all of them, where one stands, what is said of it, and what is decided. */
export const LOAN_COMMANDS: Readonly<Record<string, Command>> = {
  loans: {
    role: 'LOAN_OFFICER',
    run: (api, input) => {
      const [verb] = input.words;
      if (verb === undefined) return listLoans(api, input);
      if (verb === 'show') return showLoan(api, input);
      return verb === 'statement' ? changeStatement(api, input) : decide(api, input);
    },
  },
};

async function listLoans(api: PautangClient, { status }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.listLoans({ status: status as LoanStatus | undefined });
  const rows = answer.items.map((loan) => ({
    loan: loan.loanNumber,
    status: loan.status,
    amount: money(loan.loanAmountXR, loan.selectedCurrency),
    months: loan.installmentCount,
    phone: loan.phoneNumber,
    member: loan.fullName,
    applied: loan.createdAt,
    look: loan.sameNumbers?.length ? 'SAME NUMBERS' : '',
  }));
  return { answer, text: table(rows) };
}

async function decide(api: PautangClient, { words, message }: CommandInput): Promise<CommandOutput> {
  const [verb, loanNumber] = requireTwo(words, LOANS_USAGE);
  const decision = requireKnown(DECISIONS, verb);
  const answer = await api.backOffice.decideLoan({
    loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { decision, message },
  });
  return { answer, text: `${answer.loanNumber} is ${answer.status}.` };
}

async function showLoan(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [, loanNumber] = requireTwo(words, LOANS_USAGE);
  const answer = await api.backOffice.readLoan({ loanNumber });
  const { asOf, status, selectedCurrency: currency = '', schedule = [] } = answer;
  const shown = (amount = 0) => money(amount, currency);
  const rows = schedule.map((installment) => ({
    number: installment.installmentNumber,
    due: installment.dueDate,
    amount: shown(installment.amount),
    penalty: shown(installment.penalty),
    paid: shown(installment.paid),
    open: shown(installment.outstanding),
    status: installment.status,
  }));
  const text = [
    `${loanNumber} of ${answer.fullName}, ${answer.phoneNumber}: ${status}, as of ${asOf}`,
    `due ${shown(answer.amountDue)}, payoff ${shown(answer.payoffAmount)}`,
    `left to pay ${shown(answer.outstandingAmount)}, paid ${shown(answer.paidAmount)}, credit ${shown(answer.creditAmount)}`,
    ...(rows.length > 0 ? ['', table(rows)] : []),
  ].join('\n');
  return { answer, text };
}

/** What is not given stays as it is; an empty text goes back to the status's own. */
async function changeStatement(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const [, loanNumber] = requireTwo(input.words, LOANS_USAGE);
  const ownWords = (text?: string) => (text === '' ? null : text);
  const requestBody = { statusText: ownWords(input['status-text']), statusMessage: ownWords(input.message) };
  const answer = await api.backOffice.changeStatement({ loanNumber, requestBody });
  return { answer, text: `${answer.loanNumber}: ${answer.statusText}\n${answer.statusMessage}` };
}
