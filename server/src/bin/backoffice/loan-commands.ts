import { randomUUID } from 'node:crypto';
import type {
  ArrearsBucket,
  BackofficeLoanDto,
  LoanDecision,
  LoanStatus,
  PautangClient,
  ProposalDto,
} from '@pautang/sdk';
import { counted } from '../../platform/counted';
import {
  type Command,
  type CommandInput,
  type CommandOutput,
  paged,
  requireKnown,
  requireTwo,
} from './command';
import { money, table } from './table';
import { UsageError } from './usage';

const DECISIONS: Readonly<Record<string, LoanDecision>> = {
  approve: 'APPROVE',
  reject: 'REJECT',
  hold: 'HOLD',
  review: 'REVIEW',
};

const LOANS_USAGE = 'loans [proposals | show|statement|withdraw|approve|reject|hold|review LN…]';

/** Loans: all of them, where one stands, what is said of it, and what is decided. */
export const LOAN_COMMANDS: Readonly<Record<string, Command>> = {
  loans: {
    role: 'LOAN_OFFICER',
    run: (api, input) => {
      const [verb] = input.words;
      if (verb === undefined) return listLoans(api, input);
      if (verb === 'show') return showLoan(api, input);
      if (verb === 'proposals') return listProposals(api, input);
      if (verb === 'withdraw') return withdrawProposal(api, input);
      return verb === 'statement' ? changeStatement(api, input) : decide(api, input);
    },
  },
};

async function listLoans(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const { status, arrears, cursor } = input;
  const answer = await api.backOffice.listLoans({
    status: status as LoanStatus | undefined,
    arrears: arrears as ArrearsBucket | undefined,
    cursor,
  });
  const rows = answer.items.map((loan) => ({
    loan: loan.loanNumber,
    status: loan.status,
    amount: money(loan.loanAmountXR, loan.selectedCurrency),
    months: loan.installmentCount,
    phone: loan.phoneNumber,
    member: loan.fullName,
    applied: loan.createdAt,
    late: loan.daysPastDue ? counted(loan.daysPastDue, 'day') : '',
    schedule: scheduleWords(loan),
    look: loan.sameNumbers?.length ? 'SAME NUMBERS' : '',
  }));
  return paged(answer, table(rows));
}

/** That it was changed, or that somebody waits for an answer about it. */
function scheduleWords({ scheduleChanges = 0, openHardshipRequest }: BackofficeLoanDto): string {
  const changed = scheduleChanges > 0 ? [`changed ${scheduleChanges}x`] : [];
  return [...(openHardshipRequest ? ['ASKED FOR'] : []), ...changed].join(', ');
}

async function decide(api: PautangClient, { words, message }: CommandInput): Promise<CommandOutput> {
  const [verb, loanNumber] = requireTwo(words, LOANS_USAGE);
  const decision = requireKnown(DECISIONS, verb);
  const answer = await api.backOffice.decideLoan({
    loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { decision, message },
  });
  const { proposal, status } = answer;
  const text = proposal
    ? `${loanNumber} is ${status}: proposed, and another officer has to do the same.`
    : `${answer.loanNumber} is ${status}.`;
  return { answer, text };
}

/** What waits for a second person: loans, and recovery codes by their members. */
async function listProposals(api: PautangClient, { cursor }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.listProposals({ cursor });
  const rows = answer.items.map(({ kind, subject, amount, proposedBy, proposedAt, expiresAt, message }) => ({
    kind,
    about: subject,
    amount,
    by: proposedBy,
    at: proposedAt,
    until: expiresAt,
    message,
  }));
  return paged(answer, table(rows));
}

async function withdrawProposal(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [, loanNumber] = requireTwo(words, LOANS_USAGE);
  const [, , kind] = words;
  const waiting = (await proposalsOf(api, loanNumber)).filter((one) => !kind || one.kind === kind);
  const [found, another] = waiting;
  if (!found)
    throw new UsageError(`nothing ${kind ? `of ${kind} ` : ''}waits for a second officer of ${loanNumber}`);
  if (another) {
    const kinds = waiting.map((one) => one.kind).join(' and ');
    throw new UsageError(
      `${kinds} wait for ${loanNumber}: name one, as in loans withdraw ${loanNumber} ${found.kind}`,
    );
  }
  await api.backOffice.withdrawProposal({ proposalId: found.proposalId });
  const text = `What ${found.proposedBy} proposed for ${loanNumber}, ${found.kind}, is withdrawn.`;
  return { answer: found, text };
}

async function proposalsOf(api: PautangClient, loanNumber: string): Promise<ProposalDto[]> {
  const found: ProposalDto[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.backOffice.listProposals({ cursor });
    found.push(...page.items.filter(({ subject }) => subject === loanNumber));
    cursor = page.nextCursor;
  } while (cursor);
  return found;
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
  // A loan is opened again where what paid its last installment bounced, perhaps after its account was closed.
  const whose = answer.fullName ? `${answer.fullName}, ${answer.phoneNumber}` : 'a closed account';
  const text = [
    `${loanNumber} of ${whose}: ${status}, as of ${asOf}`,
    `due ${shown(answer.amountDue)}, payoff ${shown(answer.payoffAmount)}`,
    ...(answer.daysPastDue
      ? [`${counted(answer.daysPastDue, 'day')} past due, since ${answer.lateSince}`]
      : []),
    ...(answer.writtenOffOn ? [`written off on ${answer.writtenOffOn}`] : []),
    ...(answer.accruing === false ? ['what it charges is a memorandum, and income once it is paid'] : []),
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
