import { randomUUID } from 'node:crypto';
import type { AllocationDto, LoanStandingDto, PautangClient } from '@pautang/sdk';
import { todayInManila } from '../../platform/calendar';
import { type Command, type CommandInput, type CommandOutput, paged, requireTwo } from './command';
import { repaymentKey } from './repayment-key';
import { money, table } from './table';
import { typedAmount } from './typed-amount';
import { UsageError } from './usage';

/** Money that members paid. */
export const REPAYMENT_COMMANDS: Readonly<Record<string, Command>> = {
  repay: { role: 'LOAN_ASSISTANT', run: recordRepayment },
  repayments: { role: 'LOAN_ASSISTANT', run: listRepayments },
  reverse: { role: 'LOAN_ASSISTANT', run: reverseRepayment },
};

async function recordRepayment(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const [loanNumber, typed] = requireTwo(input.words, 'repay LN… AMOUNT --reference R');
  const { reference, settlement, force, 'paid-at': paidAt } = input;
  const amount = typedAmount(typed);
  if (!reference) throw new UsageError('repay needs the --reference of the transfer');
  const idempotencyKey =
    input.key ?? (await repaymentKey(api, { loanNumber, amount, reference, paidAt, force }));
  const answer = await api.backOffice.recordRepayment({
    loanNumber,
    idempotencyKey,
    requestBody: { amount, paidAt, reference, settlement, force },
  });
  const text = [
    `${answer.repaymentNumber}: ${money(answer.amount, answer.selectedCurrency)} for ${answer.loanNumber}`,
    ...answer.allocations.map((allocation) => paidOf(allocation, answer.selectedCurrency)),
    standing(answer.loan, answer.selectedCurrency),
  ].join('\n');
  return { answer, text };
}

async function listRepayments(api: PautangClient, { words, cursor }: CommandInput): Promise<CommandOutput> {
  const [loanNumber] = words;
  if (!loanNumber) throw new UsageError('repayments needs the number of the loan');
  const answer = await api.backOffice.listRepayments({ loanNumber, cursor });
  const rows = answer.items.map((repayment) => ({
    repayment: repayment.repaymentNumber,
    amount: money(repayment.amount, repayment.selectedCurrency),
    paid: todayInManila(new Date(repayment.paidAt)),
    reference: repayment.reference,
    credit: money(repayment.credit, repayment.selectedCurrency),
    reversed: repayment.reversed ? repayment.reversalReason : undefined,
  }));
  return paged(answer, table(rows));
}

async function reverseRepayment(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const { words, reason, key: idempotencyKey = randomUUID() } = input;
  const [loanNumber, repaymentNumber] = requireTwo(words, 'reverse LN… RP… --reason R');
  if (!reason) throw new UsageError('reverse needs a --reason');
  const answer = await api.backOffice.reverseRepayment({
    loanNumber,
    repaymentNumber,
    idempotencyKey,
    requestBody: { reason },
  });
  const text = `${repaymentNumber} is taken back.\n${standing(answer.loan, answer.selectedCurrency)}`;
  return { answer, text };
}

function paidOf(
  { installmentNumber, principal, interest, penalty, fee }: AllocationDto,
  currency: string,
): string {
  const [share, cost, late] = [principal, interest, penalty + fee].map((one) => money(one, currency));
  return `  installment ${installmentNumber}: principal ${share}, interest ${cost}, penalty ${late}`;
}

function standing(
  { status, amountDue, payoffAmount, creditAmount }: LoanStandingDto,
  currency: string,
): string {
  const [due, payoff, credit] = [amountDue, payoffAmount, creditAmount].map((one) => money(one, currency));
  return `The loan is ${status}: due ${due}, payoff ${payoff}, credit ${credit}.`;
}
