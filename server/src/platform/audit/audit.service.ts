import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AuditEntry } from './audit.entity';

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
    await tx.insert(AuditEntry, {
      id: uuid(),
      actorId: change.actorId,
      action: change.action,
      subject: change.subject,
      memberId: change.memberId ?? null,
      before: change.before ?? null,
      after: change.after ?? null,
    });
  }
}
