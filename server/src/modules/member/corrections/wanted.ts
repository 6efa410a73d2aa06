import { masked } from '../../../platform/masked';
import type { IdentityPhotos } from '../identity-photos';
import { fullLegalName } from '../legal-name';

export interface WantedName {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
}

/** A photo that is not given stays. */
export interface WantedIdentity extends IdentityPhotos {
  readonly identityType: string;
  /** What it is, where the type is Others. */
  readonly otherIdentityType: string | null;
  readonly identityNumber: string;
}

export interface WantedAccount {
  readonly bankName: string;
  readonly accountNumber: string;
}

export interface WantedNumber {
  /** As it is stored. */
  readonly phoneNumber: string;
}

/** What a member wants to stand there, by what it is. */
export type Wanted =
  | { readonly kind: 'NAME'; readonly to: WantedName }
  | { readonly kind: 'IDENTITY'; readonly to: WantedIdentity }
  | { readonly kind: 'BANK_ACCOUNT'; readonly to: WantedAccount }
  | { readonly kind: 'PHONE'; readonly to: WantedNumber };

/** In one line, with numbers masked. */
export function inOneLine(wanted: Wanted): string {
  switch (wanted.kind) {
    case 'NAME':
      return fullLegalName(wanted.to);
    case 'IDENTITY':
      return `${wanted.to.otherIdentityType ?? wanted.to.identityType} ${masked(wanted.to.identityNumber)}`;
    case 'BANK_ACCOUNT':
      return `${wanted.to.bankName} ${masked(wanted.to.accountNumber)}`;
    case 'PHONE':
      return masked(wanted.to.phoneNumber);
  }
}
