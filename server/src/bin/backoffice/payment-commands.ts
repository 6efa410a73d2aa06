import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  ApiError,
  type ImportedLineDto,
  type IncomingPaymentDto,
  type LineOutcome,
  type PautangClient,
  type PaymentLineDto,
  type PaymentProposalDto,
  type PaymentState,
} from '@pautang/sdk';
import { readStatementEnvironment } from '../../config/backoffice-env';
import { todayInManila } from '../../platform/calendar';
import { counted } from '../../platform/counted';
import { errorCode } from '../../platform/error-code';
import { byVerb, type Command, type CommandInput, type CommandOutput, paged, requireTwo } from './command';
import { type BadLine, readStatement } from './statement-file';
import { money, table } from './table';
import { UsageError } from './usage';

/** So many lines go at once; each is a transaction of its own. */
const AT_ONCE = 25;

/** Money that arrived from banks. */
export const PAYMENT_COMMANDS: Readonly<Record<string, Command>> = {
  payments: {
    role: 'LOAN_OFFICER',
    run: byVerb('list', {
      list: listPayments,
      claims: listClaims,
      show: showPayment,
      assign: assignPayment,
      return: (api, input) => endPayment(api, input, 'return'),
      bounce: (api, input) => endPayment(api, input, 'bounce'),
      withdraw: withdrawProposal,
      import: importStatement,
    }),
  },
};

async function listPayments(api: PautangClient, { status, cursor }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.listPayments({ state: status as PaymentState | undefined, cursor });
  const rows = answer.items.map((payment) => ({
    payment: payment.paymentNumber,
    state: payment.state,
    amount: money(payment.amount, payment.selectedCurrency),
    paid: todayInManila(new Date(payment.paidAt)),
    reference: payment.reference,
    payer: payment.payerName,
    loan: payment.loanNumber,
    repayment: payment.repaymentNumber,
    because: payment.unmatchedBecause ?? payment.note,
    waits: payment.proposal && `${proposed(payment.proposal)} by ${payment.proposal.proposedBy}`,
  }));
  return paged(answer, table(rows));
}

async function listClaims(api: PautangClient, { cursor }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.listPaymentClaims({ cursor });
  const rows = answer.items.map((claim) => ({
    loan: claim.loanNumber,
    member: claim.fullName,
    state: claim.state,
    amount: money(claim.amount, claim.selectedCurrency),
    paid: claim.paidOn,
    reference: claim.reference,
    bank: claim.bank,
    until: claim.waitsUntil,
    'here before': claim.alikeOn,
    others: claim.sameReferenceClaims > 0 ? String(claim.sameReferenceClaims) : '',
    'may be': claim.suggestions
      .map(({ paymentNumber, sameReference }) => paymentNumber + (sameReference ? ' (same reference)' : ''))
      .join(', '),
  }));
  return paged(answer, table(rows));
}

async function showPayment(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [, paymentNumber] = requireTwo(words, 'payments show IP…');
  const answer = await api.backOffice.readPayment({ paymentNumber });
  const rows = answer.suggestions.map(({ loanNumber, fullName, sameName, sameAmount, claimed }) => ({
    loan: loanNumber,
    member: fullName,
    name: sameName ? 'the same' : '',
    amount: sameAmount ? 'the same' : '',
    claimed: claimed ? 'by its member' : '',
  }));
  const { note } = answer;
  const text = [
    told(answer),
    ...(note ? [note] : []),
    ...(rows.length > 0 ? ['It may be for:', table(rows)] : []),
  ].join('\n');
  return { answer, text };
}

async function assignPayment(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const { words, settlement, force, key: idempotencyKey = randomUUID() } = input;
  const [paymentNumber, loanNumber] = requireTwo(words.slice(1), 'payments assign IP… LN…');
  const requestBody = { loanNumber, settlement, force };
  const answer = await api.backOffice.assignPayment({ paymentNumber, idempotencyKey, requestBody });
  return { answer, text: told(answer) };
}

async function endPayment(
  api: PautangClient,
  { words, reason, key: idempotencyKey = randomUUID() }: CommandInput,
  verb: 'return' | 'bounce',
): Promise<CommandOutput> {
  const [, paymentNumber] = requireTwo(words, `payments ${verb} IP… --reason R`);
  if (!reason) throw new UsageError(`payments ${verb} needs a --reason`);
  const asked = { paymentNumber, idempotencyKey, requestBody: { reason } };
  const answer =
    verb === 'return' ? await api.backOffice.returnPayment(asked) : await api.backOffice.bouncePayment(asked);
  return { answer, text: told(answer) };
}

async function withdrawProposal(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [, paymentNumber] = requireTwo(words, 'payments withdraw IP…');
  await api.backOffice.withdrawPaymentProposal({ paymentNumber });
  return { answer: { paymentNumber }, text: `Nothing waits about ${paymentNumber} any more.` };
}

async function importStatement(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const [, file] = requireTwo(input.words, 'payments import FILE.csv');
  const usual = readStatementEnvironment();
  const { lines, leftOut, bad } = readStatement(await bytesOf(file), {
    columns: input.columns ?? usual.columns,
    delimiter: input.delimiter ?? usual.delimiter,
    encoding: input.encoding ?? usual.encoding,
    decimal: input.decimal ?? usual.decimal,
    dates: input.dates ?? usual.dates,
    currency: input.currency ?? usual.currency,
  });
  const dryRun = input['dry-run'] ?? false;
  const items: ImportedLineDto[] = [];
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    items.push(...(await sendLines(api, lines.slice(from, from + AT_ONCE), dryRun)));
  }
  const told = { dryRun, items, leftOut, bad };
  const isPartial = bad.length > 0 || items.some(({ outcome }) => outcome === 'REFUSED');
  return { answer: told, text: report(told), isPartial };
}

/** Where the API cannot read one of several, each goes alone, so that it stops no other. */
async function sendLines(
  api: PautangClient,
  lines: PaymentLineDto[],
  dryRun: boolean,
): Promise<ImportedLineDto[]> {
  try {
    return (await api.backOffice.importPayments({ requestBody: { lines, dryRun } })).items;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VALIDATION_FAILED') throw error;
    const [one, another] = lines;
    if (one && !another) {
      const message = error.fieldErrors[0]?.message ?? error.message;
      return [{ line: one.line, outcome: 'REFUSED', code: error.code, message }];
    }
    const items: ImportedLineDto[] = [];
    for (const line of lines) items.push(...(await sendLines(api, [line], dryRun)));
    return items;
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${errorCode(error) ?? error}`);
  }
}

interface Told {
  readonly dryRun: boolean;
  readonly items: readonly ImportedLineDto[];
  readonly leftOut: readonly BadLine[];
  readonly bad: readonly BadLine[];
}

/** Line by line what became of it, and all together. */
function report({ dryRun, items, leftOut, bad }: Told): string {
  const count = (outcome: LineOutcome) => items.filter((item) => item.outcome === outcome).length;
  const lines: BadLine[] = [
    ...items.map((item) => ({ line: item.line, problem: becameOf(item, dryRun) })),
    ...leftOut.map(({ line, problem }) => ({ line, problem: `left out, ${problem}` })),
    ...bad,
  ].sort((one, other) => one.line - other.line);
  const badLines = bad.length + count('REFUSED');
  return [
    ...lines.map(({ line, problem }) => `Line ${line}: ${problem}`),
    `${counted(count('ASSIGNED'), 'repayment')}, ${count('UNASSIGNED')} in suspense, ${count('BOUNCED')} bounced, ${count('REPEATED')} known before, ${leftOut.length} left out, ${badLines} bad.`,
    ...(dryRun ? ['Nothing was changed.'] : []),
  ].join('\n');
}

function becameOf({ outcome, ...item }: ImportedLineDto, dryRun: boolean): string {
  const { paymentNumber, repaymentNumber, loanNumber, unmatchedBecause, message = '' } = item;
  switch (outcome) {
    case 'ASSIGNED':
      return dryRun ? `would pay ${loanNumber}` : `${repaymentNumber} of ${loanNumber}, ${paymentNumber}`;
    case 'UNASSIGNED':
      return `${dryRun ? 'would lie' : `${paymentNumber} lies`} in suspense, ${unmatchedBecause}`;
    case 'BOUNCED':
      return dryRun ? 'would bounce' : `${paymentNumber} bounced`;
    case 'REPEATED':
      return `${paymentNumber} was known before${message && `: ${message}`}`;
    default:
      return message;
  }
}

function told({
  paymentNumber,
  state,
  amount,
  selectedCurrency,
  proposal,
  ...rest
}: IncomingPaymentDto): string {
  const { loanNumber, repaymentNumber, payerName, reference } = rest;
  const by = payerName || reference ? ` of ${[payerName, reference].filter(Boolean).join(', ')}` : '';
  const made = repaymentNumber ? `: ${repaymentNumber} for ${loanNumber}` : '';
  const waits = proposal ? ` ${proposed(proposal)} waits for a second person.` : '';
  return `${paymentNumber}, ${money(amount, selectedCurrency)}${by}, is ${state}${made}.${waits}`;
}

/** As the second person does it. */
function proposed({ action, loanNumber, settlement }: PaymentProposalDto): string {
  return [action, loanNumber, settlement && '--settlement'].filter(Boolean).join(' ');
}
