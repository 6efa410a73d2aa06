import { Injectable, Logger } from '@nestjs/common';
import { toMajor, toMinor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { readDayOrTime, todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { Database } from '../../platform/database/database';
import { lockName } from '../../platform/database/lock-name';
import { NumberSeries } from '../../platform/database/number-series';
import { filled } from '../../platform/language/sentence';
import { newId } from '../../platform/new-id';
import { invalidField, ValidationFailed } from '../../platform/problem/common.errors';
import { Problem } from '../../platform/problem/problem';
import { assertWholeUnits } from '../../platform/validation/whole-units';
import { AnotherLoanOpen } from '../loan/loan.errors';
import { isOwing } from '../loan/loan-status';
import { OwnAccountCheck } from '../member/own-account';
import { RepaymentService } from '../servicing/repayment.service';
import { ServicingService } from '../servicing/servicing.service';
import { ClaimMatching } from './claim-matching.service';
import { figuresOf, type IncomingLine, isTellable, recordedReference } from './incoming-line';
import type { IncomingFiguresDto } from './incoming-payment.dto';
import type { IncomingPayment, UnmatchedBecause } from './incoming-payment.entity';
import { type Match, PaymentMatching } from './payment-matching.service';
import { PaymentDiffers } from './payments.errors';
import { addPayment, holdAlike, holdNamed, namePayment, noteBounce } from './payments.sql';
import { type Doing, Suspense, type Turn } from './suspense.service';

/** A provider's clock may be a little ahead of ours. */
const AHEAD_MILLISECONDS = 10 * 60 * 1000;
/** For staff. */
const BOUNCED_AFTER_RETURN = 'The bank took the money back after it was returned: the payer has it twice.';
const BOUNCE_REFUSED = 'The bank took the money back. The loan cannot open again beside another one.';

/** A payment as it stands, and whether it was told before. */
export interface Receipt {
  readonly payment: IncomingPayment;
  readonly repeated: boolean;
}

/** Who tells of money. */
type By = Omit<Doing, 'now'>;
type Found = Extract<Match, { readonly loan: unknown }>;
type Assigned = Extract<Turn, { readonly to: 'ASSIGNED' }>;

/** All went as it would in earnest, and nothing of it stays. */
class Rehearsed extends Error {
  constructor(readonly receipt: Receipt) {
    super('nothing is kept of a rehearsal');
  }
}

/**
 * Money that arrived, whoever tells of it. What is told twice counts once: by its id, or by its figures with its place in
 * the day. What says whose it is becomes a repayment as if staff had recorded it, in the same transaction; the rest lies
 * in suspense.
 */
@Injectable()
export class IncomingPayments {
  private readonly logger = new Logger(IncomingPayments.name);
  private readonly numbers = new NumberSeries('IP', 'incoming_payment_number_sequence');

  constructor(
    private readonly database: Database,
    private readonly matching: PaymentMatching,
    private readonly claims: ClaimMatching,
    private readonly suspense: Suspense,
    private readonly servicing: ServicingService,
    private readonly repayments: RepaymentService,
    private readonly ownAccount: OwnAccountCheck,
    private readonly keyedHash: KeyedHash,
    private readonly cipher: FieldCipher,
    private readonly clock: Clock,
  ) {}

  /** @throws PaymentDiffers, ValidationFailed, OwnAccount */
  receive(line: IncomingLine, by: By, isRehearsal = false): Promise<Receipt> {
    return this.once(line, by, isRehearsal, async (tx, doing, known) => {
      if (known) return known;
      const added = await this.add(tx, line, doing);
      const match = await this.matching.find(tx, line);
      const became = 'loan' in match ? await this.record(tx, added, line, match, doing) : match.because;
      const payment =
        typeof became === 'string' ? await this.suspense.keep(tx, added, became, doing) : became;
      await this.suspense.tell(tx, payment, 'PAYMENT_RECEIVED', doing);
      return payment;
    });
  }

  /**
   * What was told to have arrived did not stay. A repayment of it is taken back with all that follows; one that nobody
   * told of before is known from now on, and never counts.
   * @throws PaymentDiffers, AnotherLoanOpen, OwnAccount
   */
  async bounce(line: IncomingLine, by: By, isRehearsal = false): Promise<Receipt> {
    let refused: IncomingPayment | undefined;
    try {
      return await this.once(line, by, isRehearsal, async (tx, doing, known) => {
        refused = known;
        if (known) return this.takeOut(tx, known, 'The payment bounced.', doing);
        const payment = await this.add(tx, line, doing, 'BOUNCED');
        await this.suspense.tell(tx, payment, 'PAYMENT_BOUNCED', doing);
        return payment;
      });
    } catch (error) {
      if (refused && !isRehearsal && error instanceof AnotherLoanOpen)
        await this.noteRefused(refused, by.accountId);
      throw error;
    }
  }

  /**
   * The money is gone, and its loan cannot open again beside another one: staff read it with the payment and in the audit
   * log, once, however often it is told.
   */
  private noteRefused({ id }: IncomingPayment, accountId: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const noted = await noteBounce.first(tx, id, BOUNCE_REFUSED);
      if (!noted) return;
      this.logger.warn(`payment ${noted.paymentNumber} bounced, and its loan cannot open again`);
      await this.suspense.tell(tx, noted, 'PAYMENT_BOUNCE_REFUSED', { accountId });
    });
  }

  /** The caller holds the payment. @returns it as it was where its money is not here any more. @throws AnotherLoanOpen */
  async takeOut(
    tx: EntityManager,
    payment: IncomingPayment,
    note: string,
    doing: Doing,
  ): Promise<IncomingPayment> {
    const { state, source, paymentNumber, memberId, loanId, repaymentNumber } = payment;
    if (state === 'BOUNCED') return payment;
    if (state === 'RETURNED') return (await this.noteGoneTwice(tx, payment, doing)) ?? payment;
    if (memberId !== null && loanId !== null && repaymentNumber !== null) {
      await this.assertAnother(tx, doing, memberId);
      const held = await this.servicing.hold(tx, memberId, loanId);
      await this.repayments.takeBack(tx, doing.accountId, held, {
        repaymentNumber,
        reason: note,
        source,
        paymentNumber,
      });
    }
    return this.suspense.turn(tx, payment, { to: 'BOUNCED', note }, doing);
  }

  /** Money that was sent back to its payer, and then taken back by the bank, is asked for again by staff alone. */
  private async noteGoneTwice(tx: EntityManager, { id }: IncomingPayment, doing: Doing) {
    const noted = await noteBounce.first(tx, id, BOUNCED_AFTER_RETURN);
    if (!noted) return undefined;
    this.logger.warn(`payment ${noted.paymentNumber} bounced after it was returned`);
    await this.suspense.tell(tx, noted, 'PAYMENT_BOUNCED_AFTER_RETURN', doing);
    return noted;
  }

  /** Those who tell of the same money at once come one after the other. */
  private async once(
    line: IncomingLine,
    by: By,
    isRehearsal: boolean,
    work: (tx: EntityManager, doing: Doing, known: IncomingPayment | undefined) => Promise<IncomingPayment>,
  ): Promise<Receipt> {
    try {
      return await this.database.transaction(async (tx) => {
        const now = await this.clock.now(tx);
        assertNotAhead(line, now);
        const { id, figures } = this.hashesOf(line);
        for (const name of [id, figures]) await lockName(tx, `incoming payment ${name}`);
        const known = await this.known(tx, line);
        const payment = await work(tx, { ...by, now }, known);
        const receipt = { payment, repeated: known !== undefined && known.state === payment.state };
        if (isRehearsal) throw new Rehearsed(receipt);
        return receipt;
      });
    } catch (error) {
      if (error instanceof Rehearsed) return error.receipt;
      throw error;
    }
  }

  private hashesOf(line: IncomingLine) {
    const { id, place = 1 } = line;
    const figures = figuresOf(line);
    return {
      id:
        id === undefined
          ? this.keyedHash.of('incoming line', ...figures, String(place))
          : this.keyedHash.of('incoming payment', id),
      figures: this.keyedHash.of('incoming figures', ...figures),
    };
  }

  /** By its name, else what the other source told of the same figures: that has both names from now on. */
  private async known(tx: EntityManager, line: IncomingLine): Promise<IncomingPayment | undefined> {
    const { id, figures } = this.hashesOf(line);
    const isEvent = line.source === 'PROVIDER';
    const named = await holdNamed.first(tx, id);
    if (named) assertSame(named, line, figures);
    const alike = !named && isTellable(line) ? await holdAlike.all(tx, figures) : [];
    const known = named ?? alike.find(({ eventHash, lineHash }) => (isEvent ? eventHash : lineHash) === null);
    if (known) namePayment.ahead(tx, known.id, isEvent ? id : null, isEvent ? null : id);
    return known;
  }

  private async add(
    tx: EntityManager,
    line: IncomingLine,
    { accountId, now }: Doing,
    state: 'UNASSIGNED' | 'BOUNCED' = 'UNASSIGNED',
  ): Promise<IncomingPayment> {
    const { id: hash, figures } = this.hashesOf(line);
    const { source, amountMinor, currency, paidAt, paidOn, reference, payerName, channel = null } = line;
    const id = newId();
    const isEvent = source === 'PROVIDER';
    return addPayment.only(
      tx,
      ...([id, await this.numbers.next(tx), source, state] as const),
      ...([isEvent ? hash : null, isEvent ? null : hash, figures, amountMinor, currency] as const),
      ...([paidAt > now ? now : paidAt, paidOn] as const),
      this.cipher.encrypt(reference, id, 'paymentReference'),
      this.cipher.encrypt(payerName, id, 'payerName'),
      ...([channel, null, null, accountId, now, state === 'BOUNCED' ? now : null] as const),
    );
  }

  /** @returns why not, where the rules of repayments refuse it */
  private record(
    tx: EntityManager,
    payment: IncomingPayment,
    { reference }: IncomingLine,
    match: Found,
    doing: Doing,
  ): Promise<IncomingPayment | UnmatchedBecause> {
    const assign = (turn: Assigned) => this.suspense.assignAtOnce(tx, payment, turn, doing);
    return this.become(tx, payment, reference, match, doing, assign);
  }

  /**
   * Money in suspense that a member tells of, who did not tell of its arrival too. The caller holds the payment.
   * @returns whether it became a repayment
   */
  async takeFor(tx: EntityManager, payment: IncomingPayment, match: Found, now: Date): Promise<boolean> {
    if (await this.ownAccount.isDoneByOwner(tx, payment.recordedBy, match.loan.memberId)) return false;
    const doing = { accountId: payment.recordedBy, now };
    const assign = (turn: Assigned) => this.suspense.turn(tx, payment, turn, doing);
    const reference = this.referenceOf(payment);
    return typeof (await this.become(tx, payment, reference, match, doing, assign)) !== 'string';
  }

  /** What the payer wrote beside it; nothing once that is forgotten. */
  referenceOf({ id, referenceCipher }: Pick<IncomingPayment, 'id' | 'referenceCipher'>): string {
    return this.cipher.decrypt(referenceCipher, id, 'paymentReference') ?? '';
  }

  private async assertAnother(tx: EntityManager, { caller }: Doing, memberId: string): Promise<void> {
    if (caller) await this.ownAccount.assertAnother(tx, caller, memberId);
  }

  private async become(
    tx: EntityManager,
    payment: IncomingPayment,
    reference: string,
    { loan, matchedBy, claim }: Found,
    doing: Doing,
    assign: (turn: Assigned) => Promise<IncomingPayment>,
  ): Promise<IncomingPayment | UnmatchedBecause> {
    const { memberId, id: loanId, loanNumber } = loan;
    await this.assertAnother(tx, doing, memberId);
    const held = await this.servicing.hold(tx, memberId, loanId);
    if (!held || !isOwing(held.loan.status)) return 'LOAN_NOT_RUNNING';
    // Staff may have recorded the transfer that its member told of, by another day.
    if (claim && (await this.claims.settleEarlier(tx, claim))) return 'LOOKS_REPEATED';
    try {
      const wish = {
        amount: toMajor(payment.amountMinor),
        paidAt: payment.paidAt.toISOString(),
        reference: recordedReference(reference, payment.paymentNumber),
        source: payment.source,
        paymentNumber: payment.paymentNumber,
      };
      const { repaymentId, answer } = await this.repayments.receive(tx, doing.accountId, held, wish);
      const { repaymentNumber } = answer;
      const repayment = { memberId, loanId, loanNumber, repaymentId, repaymentNumber };
      if (claim) this.claims.link(tx, claim, payment.paymentNumber, repaymentId);
      else
        await this.claims.settle(tx, payment, { ...repayment, isDecided: false }, todayInManila(doing.now));
      return await assign({ to: 'ASSIGNED', matchedBy, repayment });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return error.code === 'REPAYMENT_LOOKS_REPEATED' ? 'LOOKS_REPEATED' : 'NOT_RECORDABLE';
    }
  }
}

/** As a line, whoever told it. @throws ValidationFailed for a day that no calendar has, WholeUnitsOnly */
export function readLine(
  { amount, currency, paidAt, reference = '', payerName = '', channel }: IncomingFiguresDto,
  named: Pick<IncomingLine, 'source' | 'id' | 'place' | 'isBounce'>,
): IncomingLine {
  const read = readDayOrTime(paidAt);
  if (!read) {
    throw new ValidationFailed({ errors: [{ field: 'paidAt', message: 'Give the date as YYYY-MM-DD.' }] });
  }
  const amountMinor = toMinor(amount);
  assertWholeUnits('amount', amountMinor, currency);
  return { ...named, amountMinor, currency, paidAt: read.at, paidOn: read.on, reference, payerName, channel };
}

/** @throws ValidationFailed */
function assertNotAhead({ paidAt }: IncomingLine, now: Date): void {
  if (paidAt.getTime() <= now.getTime() + AHEAD_MILLISECONDS) return;
  throw invalidField('paidAt', 'A payment cannot be dated in the future.');
}

/** When it bounced is another day than when it came. @throws PaymentDiffers */
function assertSame(named: IncomingPayment, line: IncomingLine, figures: string): void {
  const isSame = named.amountMinor === line.amountMinor && named.currency === line.currency;
  if (!isSame || (named.state !== 'BOUNCED' && !line.isBounce && named.figuresHash !== figures)) {
    throw new PaymentDiffers({
      detail: filled(
        'Payment {number} is known under this id with another day, amount, currency or reference.',
        {
          number: named.paymentNumber,
        },
      ),
    });
  }
}
