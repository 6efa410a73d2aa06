import type { Role } from '../../platform/access/access';
import type { AuditedChange } from '../../platform/audit/audit.service';

/** An account that something is told of in the audit trail. */
export interface AuditedAccount {
  readonly accountId: string;
  readonly roles: readonly Role[];
}

/** Members find what was done with their account by their id. */
export function about({ accountId, roles }: AuditedAccount): Pick<AuditedChange, 'subject' | 'memberId'> {
  return { subject: `account ${accountId}`, ...(roles.includes('MEMBER') && { memberId: accountId }) };
}
