import { createHash } from 'node:crypto';
import { ApiError, type PautangClient, type RepaymentRowDto } from '@pautang/sdk';
import { readDayOrTime, todayInManila } from '../../platform/calendar';
import { tidied } from '../../platform/validation/fields';

/** A payment as it was typed. */
interface TypedRepayment {
  readonly loanNumber: string;
  readonly amount: number;
  readonly reference: string;
  readonly paidAt?: string;
  readonly force?: boolean;
}

const PAGE = 200;

/**
 * The Idempotency-Key of a payment, from loan, reference, amount and day, so that the same command run twice records it
 * once. What was taken back may be recorded again, and --force makes it another payment.
 */
export async function repaymentKey(api: PautangClient, repayment: TypedRepayment): Promise<string> {
  const { loanNumber, amount, paidAt, force = false } = repayment;
  const reference = tidied(repayment.reference);
  const day = paidAt === undefined ? await businessDay(api) : dayOf(paidAt);
  let takenBack = 0;
  for await (const item of repaymentsOf(api, loanNumber)) {
    const isSame =
      item.amount === amount && item.reference === reference && todayInManila(new Date(item.paidAt)) === day;
    if (item.reversed && isSame) takenBack += 1;
  }
  const named = JSON.stringify([loanNumber, reference, amount, day, takenBack, force]);
  return `repay-${createHash('sha256').update(named).digest('hex')}`;
}

async function* repaymentsOf(api: PautangClient, loanNumber: string): AsyncGenerator<RepaymentRowDto> {
  let cursor: string | undefined;
  do {
    const page = await api.backOffice.listRepayments({ loanNumber, limit: PAGE, cursor });
    yield* page.items;
    cursor = page.nextCursor;
  } while (cursor);
}

/** The server refuses a day that no calendar has. */
function dayOf(paidAt: string): string {
  return readDayOrTime(paidAt)?.on ?? paidAt;
}

/** The demo's day can be moved; elsewhere it is the machine's. */
async function businessDay(api: PautangClient): Promise<string> {
  try {
    return (await api.backOffice.readClock()).date;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CLOCK_FIXED') return todayInManila(new Date());
    throw error;
  }
}
