import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newId } from '../new-id';
import { type AuditValues, recordAudit } from './audit.sql';

export interface AuditedChange {
  /** The acting account; null for the command line. */
  readonly actorId: string | null;
  readonly action: string;
  readonly subject: string;
  readonly memberId?: string;
  readonly before?: object;
  readonly after?: object;
}

/** Writes the audit row in the transaction of the change itself, so that neither exists without the other. */
@Injectable()
export class AuditService {
  async record(tx: EntityManager, change: AuditedChange): Promise<void> {
    recordAudit.ahead(tx, ...auditValues(change));
  }
}

export function auditValues({
  actorId,
  action,
  subject,
  memberId,
  before,
  after,
}: AuditedChange): AuditValues {
  return [newId(), actorId, action, subject, memberId ?? null, toJson(before), toJson(after)];
}

function toJson(fields: object | undefined): string | null {
  return fields === undefined ? null : JSON.stringify(fields);
}
