import { Injectable } from '@nestjs/common';
import type { CurrentAccount } from '../../platform/access/access';
import { invalidField } from '../../platform/problem/common.errors';
import { Problem } from '../../platform/problem/problem';
import { IncomingPayments, type Receipt, readLine } from './incoming-payments.service';
import type {
  ImportedLineDto,
  PaymentImportDto,
  PaymentImportedDto,
  PaymentLineDto,
} from './payment-import.dto';

/** Lines of a statement, each in a transaction of its own: one that is refused stops no other. */
@Injectable()
export class PaymentImport {
  constructor(private readonly payments: IncomingPayments) {}

  async run(
    caller: CurrentAccount,
    { lines, dryRun = false }: PaymentImportDto,
  ): Promise<PaymentImportedDto> {
    const items: ImportedLineDto[] = [];
    for (const line of lines) items.push(await this.take(line, caller, dryRun));
    return { items };
  }

  private async take(
    told: PaymentLineDto,
    caller: CurrentAccount,
    dryRun: boolean,
  ): Promise<ImportedLineDto> {
    const { line, id, place } = told;
    const isBounce = told.type === 'bounced';
    const by = { accountId: caller.accountId, caller };
    try {
      if (isBounce && id === undefined)
        throw invalidField('id', 'What bounced is told with the id of the payment.');
      const read = readLine(told, { source: 'STATEMENT', id, place, isBounce });
      const receipt = isBounce
        ? await this.payments.bounce(read, by, dryRun)
        : await this.payments.receive(read, by, dryRun);
      return { line, ...became(receipt, isBounce) };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { line, outcome: 'REFUSED', code: error.code, message: error.message };
    }
  }
}

function became({ payment, repeated }: Receipt, isBounce: boolean): Omit<ImportedLineDto, 'line'> {
  const { state, paymentNumber, loanNumber, repaymentNumber, unmatchedBecause, note } = payment;
  // What is known and returned counts as told before.
  return {
    outcome: repeated || state === 'RETURNED' ? 'REPEATED' : state,
    paymentNumber,
    loanNumber: loanNumber ?? undefined,
    repaymentNumber: repaymentNumber ?? undefined,
    unmatchedBecause: unmatchedBecause ?? undefined,
    ...(isBounce && state === 'RETURNED' && note !== null && { message: note }),
  };
}
