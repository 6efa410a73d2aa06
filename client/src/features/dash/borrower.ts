import type { BorrowerDto, MemberInfoDto } from '@pautang/sdk';
import { maskAfter3 } from '../../lib/format';
import { legalName } from '../../lib/legal-name';

/** Who the contract would name, as the server will write it down. */
export function borrowerOf(member: MemberInfoDto): BorrowerDto {
  const { phoneNumber, identityType, otherIdentityType, identityNumber, bankName, accountNumber } = member;
  return {
    fullLegalName: legalName(member),
    identityType: otherIdentityType || identityType || '',
    identityNumberMasked: maskAfter3(identityNumber ?? ''),
    phoneNumber,
    bankName: bankName ?? '',
    accountNumberMasked: maskAfter3(accountNumber ?? ''),
  };
}
