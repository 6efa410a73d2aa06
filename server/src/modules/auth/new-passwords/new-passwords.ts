import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { PasswordTooCommon } from '../auth.errors';
import { BreachedPasswords } from './breached-passwords';
import { isCommonPassword } from './common-password';

/** Passwords that are chosen: those that are tried first, or became known, are nobody's. The demo takes them, since its own one is public. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly settings: Settings,
    private readonly breached: BreachedPasswords,
  ) {}

  /** @throws PasswordTooCommon */
  async assertUncommon(password: string, field: 'password' | 'newPassword'): Promise<void> {
    if (this.settings.isDemo) return;
    if (!isCommonPassword(password) && !(await this.breached.has(password))) return;
    throw new PasswordTooCommon({ errors: [{ field, message: PasswordTooCommon.detail }] });
  }
}
