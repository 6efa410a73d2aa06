import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/problem/common.errors';
import type { FieldError, Problem } from '../../../platform/problem/problem';
import type { RegisterDto } from '../auth.dto';
import { InvitationService } from './invitation.service';
import { PhoneVerificationService } from './phone-verification.service';

/** What a registration needs beside its own fields: an invitation, a confirmed phone number, or neither. */
@Injectable()
export class AdmissionService {
  constructor(
    private readonly database: Database,
    private readonly invitations: InvitationService,
    private readonly phones: PhoneVerificationService,
  ) {}

  /** @throws ValidationFailed when a code is missing that is asked for */
  assertComplete({ invitationCode, phoneOtp }: RegisterDto): void {
    const errors: FieldError[] = [];
    if (this.invitations.isSwitchedOn && !invitationCode) {
      errors.push({ field: 'invitationCode', message: 'Enter your invitation code.' });
    }
    if (this.phones.isSwitchedOn && !phoneOtp) {
      errors.push({ field: 'phoneOtp', message: 'Enter the code that we sent you.' });
    }
    if (errors.length > 0) throw new ValidationFailed({ errors });
  }

  /**
   * Refuses what admit would refuse and uses nothing up, before anything is done that costs time.
   * @throws InvitationCodeInvalid, PhoneOtpInvalid
   */
  async check({ invitationCode = '', phoneOtp = '', ...owner }: RegisterDto): Promise<void> {
    if (this.phones.isSwitchedOn) {
      const refused = await this.database.transaction((tx) => this.phones.check(tx, owner, phoneOtp));
      if (refused) throw refused;
    }
    if (this.invitations.isSwitchedOn) await this.invitations.check(invitationCode);
  }

  /**
   * Uses the codes up together with whatever else the transaction does.
   * @returns why the phone number is not confirmed, or undefined; a wrong code has been counted then, so the caller
   * must commit. @throws InvitationCodeInvalid
   */
  async admit(tx: EntityManager, registration: RegisterDto): Promise<Problem | undefined> {
    const { invitationCode = '', phoneOtp = '' } = registration;
    const refused = this.phones.isSwitchedOn && (await this.phones.use(tx, registration, phoneOtp));
    if (refused) return refused;
    if (this.invitations.isSwitchedOn) await this.invitations.use(tx, invitationCode);
    return undefined;
  }
}
