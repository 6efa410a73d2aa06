import type { FieldCipher } from '../../platform/crypto/field-cipher';
import { fullLegalName } from './legal-name';
import type { Member } from './member.entity';

type Columns = Omit<Member, 'identityNumberCipher' | 'accountNumberCipher'>;

/** A member with the numbers that are encrypted at rest; each is decrypted when it is read. */
export interface MemberProfile extends Columns {
  readonly fullLegalName: string;
  readonly identityNumber: string | null;
  readonly accountNumber: string | null;
  readonly isActive: boolean;
}

/** What is read of it beside the columns. Of a class: an object with readers of its own is slow to make and to read. */
class Revealed {
  readonly #row: Member;
  readonly #cipher: FieldCipher;

  constructor(row: Member, cipher: FieldCipher) {
    this.#row = row;
    this.#cipher = cipher;
  }

  get fullLegalName(): string {
    return fullLegalName(this.#row);
  }

  get isActive(): boolean {
    return this.#row.state === 'INFO_COMPLETED';
  }

  get identityNumber(): string | null {
    return this.open('identityNumber');
  }

  get accountNumber(): string | null {
    return this.open('accountNumber');
  }

  private open(field: 'identityNumber' | 'accountNumber'): string | null {
    const sealed = this.#row[`${field}Cipher`];
    return this.#cipher.decrypt(sealed, this.#row.id, field);
  }
}

export function profileOf(row: Member, cipher: FieldCipher): MemberProfile {
  return Object.assign(new Revealed(row, cipher), row);
}
