import { ApiError, type PautangClient } from '@pautang/sdk';
import { DEMO_PASSWORD } from '../../config/demo-accounts';
import { ADDRESS, drawSpecimen, EMPLOYMENT, PERSON, referencesOf } from '../../seed/specimen';
import type { Chance } from './chance';
import type { Deeds } from './deeds';
import { Persistent } from './persistent';

export const BORROWED = 250_000;
const [WITHDRAWN_STEP, REPAID_STEP] = [1_000, 100];
const MOST_ROUNDS = 4;
const MOST_TRIES = 12;
const WISH = { selectedCurrency: 'PHP', loanAmountPHP: BORROWED, installmentCount: 12 };

export interface Staff {
  readonly officer: Persistent;
  readonly assistant: Persistent;
}

/** What somebody was told has happened, in hundredths. */
export interface Told {
  isRegistered: boolean;
  loanNumber?: string;
  isApproved: boolean;
  readonly withdrawals: Map<string, { readonly amount: number; status: string }>;
  readonly repayments: Map<string, number>;
}

/** A member from registration to some repayments, who remembers all that was acknowledged. */
export class Borrower {
  readonly told: Told = {
    isRegistered: false,
    isApproved: false,
    withdrawals: new Map(),
    repayments: new Map(),
  };
  private readonly self: Persistent;

  constructor(
    baseUrl: string,
    readonly phoneNumber: string,
    private readonly staff: Staff,
    private readonly deeds: Deeds,
    private readonly chance: Chance,
  ) {
    this.self = new Persistent(baseUrl, phoneNumber);
  }

  /** Each step ends with an answer; none is begun once it is over. */
  async live(isOver: () => boolean): Promise<void> {
    const rounds = 1 + this.chance.below(MOST_ROUNDS);
    const steps = [
      () => this.register(),
      () => this.activate(),
      () => this.borrow(),
      ...Array.from({ length: rounds }, () => [() => this.withdraw(), () => this.repay()]).flat(),
    ];
    for (const step of steps) {
      if (isOver()) return;
      await step();
    }
  }

  private async register(): Promise<void> {
    const { phoneNumber } = this;
    const requestBody = { phoneNumber, fullName: 'Rosa Salazar', password: DEMO_PASSWORD, ...EMPLOYMENT };
    try {
      await this.self.ask('register', ({ authentication }) => authentication.registerMember({ requestBody }));
    } catch (error) {
      // An answer that was lost: the number is taken by whom the password lets in.
      if (!(error instanceof ApiError && error.code === 'PHONE_NUMBER_TAKEN')) throw error;
    }
    await this.self.signIn();
    this.told.isRegistered = true;
  }

  private async activate(): Promise<void> {
    const { phoneNumber, self } = this;
    const names = { firstName: 'Rosa', lastName: 'Salazar' };
    const save = (what: string, call: (member: PautangClient['member']) => PromiseLike<unknown>) =>
      self.ask(what, ({ member }) => call(member)).catch(unlessDone);
    await save('personal', (member) =>
      member.savePersonalInfo({ requestBody: { phoneNumber, ...names, ...PERSON } }),
    );
    await save('address', (member) => member.saveAddressInfo({ requestBody: { phoneNumber, ...ADDRESS } }));
    await save('references', (member) =>
      member.saveReferencesInfo({ requestBody: { phoneNumber, ...referencesOf('Salazar') } }),
    );
    const [imageIdFrontURL, imageIdBackURL, imageSelfieURL] = [
      await this.photo('front'),
      await this.photo('back'),
      await this.photo('selfie'),
    ];
    const images = { imageIdFrontURL, imageIdBackURL, imageSelfieURL };
    const identity = { identityType: 'Passport', identityNumber: `P${phoneNumber}` } as const;
    await save('identity', (member) =>
      member.saveIdentityInfo({ requestBody: { phoneNumber, ...identity, ...images } }),
    );
    await save('bank', (member) =>
      member.saveBankInfo({ requestBody: { phoneNumber, bankName: 'BPI', accountNumber: phoneNumber } }),
    );
  }

  private async photo(kind: 'front' | 'back' | 'selfie'): Promise<string> {
    const image = new Blob([new Uint8Array(await drawSpecimen(kind))], { type: 'image/png' });
    const { phoneNumber } = this;
    const { url } = await this.self.ask(`photo ${kind}`, (client) =>
      client.uploadImage({ phoneNumber, image, kind }),
    );
    return url;
  }

  private async borrow(): Promise<void> {
    const { deeds } = this;
    const loanNumber = await this.apply();
    this.told.loanNumber = loanNumber;
    await deeds.once(this.staff.officer, 'approve', ({ backOffice }, idempotencyKey) =>
      backOffice.decideLoan({ loanNumber, idempotencyKey, requestBody: { decision: 'APPROVE' } }),
    );
    this.told.isApproved = true;
  }

  /** Another day may begin between quote and application: then there is another quote. */
  private async apply(): Promise<string> {
    const { phoneNumber, self, deeds } = this;
    const quote = await self.ask('quote', ({ loan }) => loan.quoteLoan({ requestBody: WISH }));
    try {
      const { loanNumber = '' } = await deeds.once(self, 'apply', ({ loan }, idempotencyKey) =>
        loan.applyForLoan({ idempotencyKey, requestBody: { phoneNumber, ...quote } }),
      );
      return loanNumber;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'QUOTE_CHANGED')) throw error;
      return this.apply();
    }
  }

  /** A code may turn out to be over or replaced, as where its answer was lost: then there is another. */
  private async withdraw(): Promise<void> {
    const withdrawalAmount = WITHDRAWN_STEP * (1 + this.chance.below(20));
    for (let tries = 1; ; tries++) {
      try {
        const withdrawalNumber = await this.sendMoney(withdrawalAmount);
        const amount = withdrawalAmount * 100;
        this.told.withdrawals.set(withdrawalNumber, { amount, status: 'PENDING' });
        return await this.settle(withdrawalNumber);
      } catch (error) {
        if (!(error instanceof ApiError && /^(OTP|WITHDRAWAL)_/.test(error.code)) || tries === MOST_TRIES)
          throw error;
      }
    }
  }

  private async sendMoney(withdrawalAmount: number): Promise<string> {
    const { phoneNumber, self, staff, deeds } = this;
    const body = { phoneNumber, withdrawalAmount };
    const { _id: id = '' } = await self.ask('wallet', ({ wallet }) =>
      wallet.loadWallet({ requestBody: { phoneNumber } }),
    );
    const { requestId } = await self.ask('prepare', ({ wallet }) =>
      wallet.prepareWithdrawal({ requestBody: { ...body, id } }),
    );
    const { oTP } = await staff.assistant.ask('code', ({ backOffice }) =>
      backOffice.issueOtp({ requestBody: { phoneNumber } }),
    );
    const { withdrawal } = await deeds.once(self, 'withdraw', ({ wallet }, idempotencyKey) =>
      wallet.confirmWithdrawal({ idempotencyKey, requestBody: { ...body, id, requestId, oTP } }),
    );
    return withdrawal.withdrawalNumber;
  }

  private async settle(withdrawalNumber: string): Promise<void> {
    const ends = this.chance.hits(0.25) ? 'FAILED' : 'COMPLETED';
    const told = this.told.withdrawals.get(withdrawalNumber);
    for (const status of ['PROCESSING', ends] as const) {
      await this.deeds.once(this.staff.assistant, status, ({ backOffice }, idempotencyKey) =>
        backOffice.changeWithdrawalStatus({ withdrawalNumber, idempotencyKey, requestBody: { status } }),
      );
      if (told) told.status = status;
    }
  }

  private async repay(): Promise<void> {
    const { loanNumber = '' } = this.told;
    const amount = REPAID_STEP * (1 + this.chance.below(100));
    const reference = `${loanNumber} ${this.told.repayments.size + 1}`;
    const { repaymentNumber } = await this.deeds.once(
      this.staff.assistant,
      'repay',
      ({ backOffice }, idempotencyKey) =>
        backOffice.recordRepayment({ loanNumber, idempotencyKey, requestBody: { amount, reference } }),
    );
    this.told.repayments.set(repaymentNumber, amount * 100);
  }
}

/** The answer to the last step was lost, and it is asked for once more. */
function unlessDone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'ALREADY_ACTIVATED')) throw error;
}
