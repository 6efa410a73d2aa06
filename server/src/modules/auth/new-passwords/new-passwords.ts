import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { PasswordTooCommon } from '../auth.errors';
import { isCommonPassword } from './common-password';

/** Passwords that are chosen: those that are tried first are nobody's. The demo takes them, since its own one is public. */
@Injectable()
export class NewPasswords {
  constructor(private readonly settings: Settings) {}

  /** @throws PasswordTooCommon */
  assertUncommon(password: string, field: 'password' | 'newPassword'): void {
    if (this.settings.isDemo || !isCommonPassword(password)) return;
    throw new PasswordTooCommon({ errors: [{ field, message: PasswordTooCommon.detail }] });
  }
}
