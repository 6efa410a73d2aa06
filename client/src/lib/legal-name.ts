import type { MemberInfoDto } from '@pautang/sdk';

export function legalName({ firstName, middleName, lastName }: MemberInfoDto): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}
