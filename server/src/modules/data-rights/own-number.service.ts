import { Injectable } from '@nestjs/common';
import type { CurrentAccount } from '../../platform/access/access';
import { canonicalPhone, isNumber } from '../../platform/phone-number';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { numberTaken } from '../auth/account-number';
import type { PhoneOtpSentDto } from '../auth/admission/admission.dto';
import {
  type Asker,
  type Owner,
  PhoneVerificationService,
} from '../auth/admission/phone-verification.service';
import { AuthService } from '../auth/auth.service';
import type { MemberProfile } from '../member/member.service';
import type { CorrectionDto } from './correction.dto';
import { OwnCorrections } from './own-corrections.service';

/** How another phone number is asked for. */
interface AskingForNumber {
  readonly phoneNumber: string;
  readonly code: string;
  readonly password: string;
  /** Of the network. */
  readonly address: string;
}

/** Members ask for another phone number, to sign in with and to be reached at, once they have shown that it is theirs. */
@Injectable()
export class OwnNumber {
  constructor(
    private readonly accounts: AuthService,
    private readonly phones: PhoneVerificationService,
    private readonly corrections: OwnCorrections,
  ) {}

  /**
   * Whether somebody has the number makes no difference: only who reads the code learns of it.
   * @throws NotActivated, CorrectionOpen, MemberNotFound, ValidationFailed, SwitchedOff, TooManyRequests, DeliveryFailed
   */
  async sendCode(caller: CurrentAccount, phoneNumber: string, asker: Asker): Promise<PhoneOtpSentDto> {
    const member = await this.corrections.assertMayAsk(caller, 'PHONE');
    assertOther(member, phoneNumber);
    return this.phones.send(ownerOf(member, phoneNumber), asker);
  }

  /** @throws what `OwnCorrections.ask` does, PhoneOtpInvalid, PhoneNumberTaken to who has the code */
  ask(
    caller: CurrentAccount,
    { phoneNumber: typed, code, password, address }: AskingForNumber,
  ): Promise<CorrectionDto> {
    const phoneNumber = canonicalPhone(typed);
    const wanted = { kind: 'PHONE', to: { phoneNumber } } as const;
    return this.corrections.ask(caller, wanted, {
      password,
      address,
      admit: async (tx, member) => {
        assertOther(member, typed);
        const refused = await this.phones.use(tx, ownerOf(member, typed), code);
        if (refused) return refused;
        const isTaken = await this.accounts.isTaken(tx, member.id, phoneNumber);
        if (isTaken) throw numberTaken('Another account has this phone number.');
        return undefined;
      },
    });
  }
}

function ownerOf({ id: accountId, email }: MemberProfile, phoneNumber: string): Owner {
  return { phoneNumber, email: email ?? undefined, accountId };
}

function assertOther(member: MemberProfile, phoneNumber: string): void {
  if (!isNumber(member.phoneNumber, phoneNumber)) return;
  throw new ValidationFailed({
    errors: [{ field: 'phoneNumber', message: 'This is your phone number already.' }],
  });
}
