import { addDays, type Day, type ScheduleChange } from '@pautang/loan-terms';
import { fundingLines } from '../../src/modules/loan/loan-charges';
import { LoanBooks } from './loan-books';
import { LoanModel } from './loan-model';
import { contractOf, feeOf, type Happening, type Life, type What } from './random-lives';

interface Loan {
  readonly books: LoanBooks;
  readonly model: LoanModel;
  /** Of the payments and waivers that can be taken back, in their order. */
  readonly payments: string[];
  readonly waivers: string[];
}

type Of<Kind extends What['kind']> = Extract<What, { kind: Kind }>;

/** The loans, the wallet and the incoming money of one member: in the books, and counted once more by a model. */
export class MemberBooks {
  readonly loans: Loan[] = [];
  /** Of the whole lender: credits positive. */
  readonly accounts = new Map<string, number>();
  /** What the accounts have to be that no loan has alone. */
  readonly counted = { COLLECTIONS: 0, PAYOUTS: 0, WALLET: 0, TOP_UPS: 0, PROCESSING_FEE_INCOME: 0 };
  /** Money that came and is nobody's yet. */
  readonly suspense: number[] = [];
  readonly seen = new Set<string>();
  private today: Day;

  constructor(private readonly life: Life) {
    this.today = life.startsOn;
    this.borrow();
  }

  /** Days pass, and then something happens, if it can. */
  live({ afterDays, what }: Happening, index: number): void {
    this.today = addDays(this.today, afterDays);
    for (const { books, model } of this.loans) {
      books.goOnTo(this.today);
      model.goOnTo(this.today);
    }
    if (this.happens(`${index}`.padStart(4, '0'), what)) this.seen.add(what.kind);
  }

  private happens(id: string, what: What): boolean {
    switch (what.kind) {
      case 'PAY':
        return this.pay(id, what);
      case 'PAY_OFF':
        return this.payOff(id, what);
      case 'REVERSE':
        return this.takeBack(what.which, 'payments');
      case 'TAKE_WAIVER_BACK':
        return this.takeBack(what.which, 'waivers');
      case 'WAIVE':
        return this.waive(id, what);
      case 'CHANGE':
        return this.change(id, what);
      case 'WRITE_OFF':
        return this.writeOff(id);
      case 'TAKE_WRITE_OFF_BACK':
        return this.takeWriteOffBack();
      case 'BORROW':
        return this.borrowMore(id, what);
      case 'REFUND':
        return this.useCredit(id, what);
      case 'PAY_WITH_CREDIT':
        return this.useCredit(id, what);
      case 'WITHDRAW':
        return this.withdraw(what);
      case 'ARRIVE':
        return this.arrive(what);
      case 'ASSIGN':
        return this.assign(id, what);
      case 'RETURN':
        return this.sendBack(what);
      case 'WAIT':
        return true;
    }
  }

  private get last(): Loan {
    const loan = this.loans.at(-1);
    if (!loan) throw new Error('there is no loan');
    return loan;
  }

  /** In whole coins, and at least one. */
  private coins(amountMinor: number): number {
    const { coinMinor } = this.last.books;
    return Math.max(1, Math.round(amountMinor / coinMinor)) * coinMinor;
  }

  private borrow(topUpOf?: Loan, id = ''): boolean {
    const { terms, nonAccrualDays } = this.life;
    const contract = contractOf(terms, this.today);
    const books = new LoanBooks(contract, nonAccrualDays, (lines) => {
      for (const { account, amountMinor } of lines) this.add(account, amountMinor);
    });
    const fee = feeOf(terms);
    const payoffMinor = topUpOf?.books.position.payoffMinor ?? 0;
    const { principalMinor } = contract;
    if (principalMinor - fee < payoffMinor) return false;
    const columns = { principalMinor, processingFeeMinor: fee, stampTaxMinor: 0 };
    if (topUpOf) this.receive(topUpOf, id, payoffMinor, { isSettlement: true, isTopUp: true });
    books.book(fundingLines(columns, '', 'OUT', payoffMinor), 'LOAN_FUNDING');
    this.counted.WALLET += principalMinor - fee - payoffMinor;
    this.counted.PROCESSING_FEE_INCOME += fee;
    const model = new LoanModel(contract, nonAccrualDays);
    this.loans.push({ books, model, payments: [], waivers: [] });
    return true;
  }

  /** One loan at a time: a second one pays off the first, where that runs and is not late. */
  private borrowMore(id: string, { isTopUp }: Of<'BORROW'>): boolean {
    const { last } = this;
    const { status, position } = last.books;
    if (isTopUp) return status === 'APPROVED' && position.payoffMinor > 0 && this.borrow(last, id);
    return status === 'REPAID' && this.borrow();
  }

  /** Cash came in already, where it does not do so now: then it is only the loan that learns of it. */
  private receive(
    { books, model, payments }: Loan,
    id: string,
    amountMinor: number,
    { isSettlement = false, isTopUp = false, daysAgo = 0, canBounce = false },
  ): void {
    const entry = { id, paidOn: books.dayOfPayment(daysAgo), amountMinor, isSettlement };
    books.pay(entry, isTopUp);
    model.enter(entry);
    if (canBounce) payments.push(id);
  }

  private pay(id: string, { share, daysAgo, isSettlement }: Of<'PAY'>): boolean {
    const { position, contract } = this.last.books;
    const wanted = position.dueMinor || (contract.installments[0]?.principalMinor ?? 0);
    const amountMinor = this.coins(wanted * share);
    this.counted.COLLECTIONS -= amountMinor;
    this.receive(this.last, id, amountMinor, { isSettlement, daysAgo, canBounce: true });
    return true;
  }

  private payOff(id: string, { tooMuch }: Of<'PAY_OFF'>): boolean {
    const { books } = this.last;
    const amountMinor = books.position.payoffMinor + tooMuch * books.coinMinor;
    if (amountMinor <= 0) return false;
    this.counted.COLLECTIONS -= amountMinor;
    this.receive(this.last, id, amountMinor, { canBounce: true });
    return true;
  }

  /** Of the latest loan, or of one before that stays closed without it. */
  private takeBack(which: number, of: 'payments' | 'waivers'): boolean {
    const standing = this.loans.flatMap((loan) => loan[of].map((id) => ({ loan, id })));
    const found = standing[which % Math.max(1, standing.length)];
    if (!found) return false;
    const { loan, id } = found;
    if (loan !== this.last && loan.books.opensWithout(id)) return false;
    if (of === 'payments') this.counted.COLLECTIONS += loan.books.amountOf(id);
    loan.books.reverse(id);
    loan.model.takeBack(id);
    loan[of].splice(loan[of].indexOf(id), 1);
    return true;
  }

  private waive(id: string, { share }: Of<'WAIVE'>): boolean {
    const { books, model, waivers } = this.last;
    const { penaltyMinor, feeMinor } = books.position.owed;
    const amountMinor = Math.floor(((penaltyMinor + feeMinor) * share) / books.coinMinor) * books.coinMinor;
    if (amountMinor === 0 || books.status !== 'APPROVED') return false;
    books.waive(id, amountMinor);
    model.enter({ id, kind: 'WAIVER', enteredOn: this.today, amountMinor });
    waivers.push(id);
    return true;
  }

  private change(id: string, { way }: Of<'CHANGE'>): boolean {
    const { books, model } = this.last;
    if (books.status !== 'APPROVED') return false;
    const change: ScheduleChange | undefined = books.change(id, way);
    if (change) model.enter(change);
    return change !== undefined;
  }

  private writeOff(id: string): boolean {
    const { books, model } = this.last;
    const { oldestUnpaidOn } = books.position;
    if (books.status !== 'APPROVED' || !oldestUnpaidOn) return false;
    if (addDays(oldestUnpaidOn, 90) >= this.today) return false;
    books.writeOff(id);
    model.writeOffBy(id);
    return true;
  }

  private takeWriteOffBack(): boolean {
    const { books, model } = this.last;
    if (books.status !== 'WRITTEN_OFF') return false;
    books.takeWriteOffBack();
    model.takeWriteOffBack();
    return true;
  }

  /** Into the wallet, or for the loan that runs now. */
  private useCredit(id: string, { kind, share }: Of<'REFUND'> | Of<'PAY_WITH_CREDIT'>): boolean {
    const from = this.loans.find(({ books }) => books.position.creditMinor > 0);
    if (!from) return false;
    const { last } = this;
    const { creditMinor } = from.books.position;
    const isForLoan = kind === 'PAY_WITH_CREDIT';
    if (isForLoan && (last === from || last.books.status !== 'APPROVED')) return false;
    const most = isForLoan ? Math.min(creditMinor, last.books.position.payoffMinor) : creditMinor;
    const amountMinor = Math.min(most, this.coins(most * share));
    if (amountMinor <= 0) return false;
    from.books.useCredit(id, amountMinor);
    from.model.enter({ id, kind: 'CREDIT_USE', enteredOn: this.today, amountMinor });
    const there = isForLoan ? 'COLLECTIONS' : 'WALLET';
    from.books.book(
      [
        { account: 'MEMBER_CREDIT', amountMinor: -amountMinor },
        { account: there, amountMinor },
      ],
      kind,
    );
    if (isForLoan) this.receive(last, id, amountMinor, {});
    else this.counted.WALLET += amountMinor;
    return true;
  }

  private withdraw({ share }: Of<'WITHDRAW'>): boolean {
    const amountMinor = Math.floor(this.counted.WALLET * share);
    if (amountMinor === 0) return false;
    this.counted.WALLET -= amountMinor;
    this.counted.PAYOUTS += amountMinor;
    this.move('WALLET', 'PAYOUTS', amountMinor);
    return true;
  }

  private arrive({ share }: Of<'ARRIVE'>): boolean {
    const amountMinor = this.coins(this.life.terms.principalMinor * 0.17 * share);
    this.suspense.push(amountMinor);
    this.counted.COLLECTIONS -= amountMinor;
    this.move('COLLECTIONS', 'UNAPPLIED_PAYMENTS', amountMinor);
    return true;
  }

  /** Money in suspense pays the loan: it lies in the bank already, and comes there once more by the payment. */
  private assign(id: string, { which, isSettlement }: Of<'ASSIGN'>): boolean {
    const [amountMinor] = this.suspense.splice(which % Math.max(1, this.suspense.length), 1);
    if (amountMinor === undefined) return false;
    this.move('UNAPPLIED_PAYMENTS', 'COLLECTIONS', amountMinor);
    this.receive(this.last, id, amountMinor, { isSettlement, canBounce: true });
    return true;
  }

  private sendBack({ which }: Of<'RETURN'>): boolean {
    const [amountMinor] = this.suspense.splice(which % Math.max(1, this.suspense.length), 1);
    if (amountMinor === undefined) return false;
    this.counted.PAYOUTS += amountMinor;
    this.move('UNAPPLIED_PAYMENTS', 'PAYOUTS', amountMinor);
    return true;
  }

  private move(from: string, to: string, amountMinor: number): void {
    this.add(from, -amountMinor);
    this.add(to, amountMinor);
  }

  private add(account: string, amountMinor: number): void {
    this.accounts.set(account, (this.accounts.get(account) ?? 0) + amountMinor);
  }
}
