import type { FieldCipher } from '../../platform/crypto/field-cipher';
import { ACCOUNT_COLUMNS } from '../member/corrections/account-columns';
import type { WithdrawalRequest } from './withdrawal.entity';

/** The account that counts now, beside that of a request; for statements of the member, the first parameter. */
export const PRESENT_ACCOUNT = `CROSS JOIN LATERAL (
     SELECT ${ACCOUNT_COLUMNS} FROM member m WHERE m.id = $1
   ) present`;
export const PRESENT_ACCOUNT_COLUMNS = `present."bankName" AS "presentBankName",
   present."accountNumberCipher" AS "presentAccountNumberCipher"`;

export interface PresentAccount {
  readonly presentBankName: string | null;
  readonly presentAccountNumberCipher: string | null;
}

type Request = Pick<WithdrawalRequest, 'memberId' | 'bankName' | 'accountNumberCipher'> & PresentAccount;

/** What was asked for an account that counts no more is asked for anew: no request waits then. */
export function isForPresentAccount(cipher: FieldCipher, request: Request): boolean {
  const { memberId, bankName, accountNumberCipher, presentBankName, presentAccountNumberCipher } = request;
  const numberIn = (kept: string | null) => cipher.decrypt(kept, memberId, 'accountNumber');
  return (
    bankName === presentBankName && numberIn(accountNumberCipher) === numberIn(presentAccountNumberCipher)
  );
}
