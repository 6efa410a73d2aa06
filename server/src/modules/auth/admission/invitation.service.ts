import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { Settings } from '../../../config/settings';
import type { CurrentAccount } from '../../../platform/access/access';
import { AuditService } from '../../../platform/audit/audit.service';
import { DAY_MILLISECONDS } from '../../../platform/calendar';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { Database } from '../../../platform/database/database';
import { newId } from '../../../platform/new-id';
import type { PageQueryDto } from '../../../platform/page-query.dto';
import { LAST_ID, toPage } from '../../../platform/paging';
import { InvitationCodeInvalid, SwitchedOff } from '../auth.errors';
import type { InvitationIssuedDto, InvitationPageDto } from './admission.dto';
import { Invitation } from './invitation.entity';
import { newInvitationCode, plainInvitationCode } from './invitation-code';

const LIFETIME_DAYS = 30;

/** Invitations to register, while they are asked for. Their codes are told once and kept as keyed hashes. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly keyedHash: KeyedHash,
    private readonly audit: AuditService,
  ) {}

  get isSwitchedOn(): boolean {
    return this.settings.environment.INVITATION_CODE;
  }

  /** @throws SwitchedOff */
  issue({ accountId }: CurrentAccount, uses: number): Promise<InvitationIssuedDto> {
    this.assertSwitchedOn();
    const id = newId();
    const invitationCode = newInvitationCode();
    const expiresAt = new Date(Date.now() + LIFETIME_DAYS * DAY_MILLISECONDS);
    return this.database.transaction(async (tx) => {
      await tx.insert(Invitation, {
        id,
        codeHash: this.hashOf(invitationCode),
        beginning: invitationCode.slice(0, 4),
        uses,
        usesLeft: uses,
        issuedBy: accountId,
        expiresAt,
      });
      await this.audit.record(tx, {
        actorId: accountId,
        action: 'INVITATION_ISSUED',
        subject: `invitation ${id}`,
        after: { uses },
      });
      return { invitationCode, expiresAt: expiresAt.toISOString(), uses };
    });
  }

  /** @throws SwitchedOff */
  async list({ cursor = LAST_ID, limit }: PageQueryDto): Promise<InvitationPageDto> {
    this.assertSwitchedOn();
    const rows = await this.database.manager.find(Invitation, {
      where: { id: LessThan(cursor) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const page = toPage(rows, limit);
    const items = page.rows.map(({ id, beginning, uses, usesLeft, createdAt, expiresAt }) => ({
      id,
      invitationCode: `${beginning}-…`,
      uses,
      usesLeft,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
    return { items, nextCursor: page.nextCursor };
  }

  /** @throws SwitchedOff, InvitationCodeInvalid */
  async check(code: string): Promise<void> {
    this.assertSwitchedOn();
    if (!(await this.database.manager.existsBy(Invitation, this.usable(code)))) throw refusal();
  }

  /** Takes one use of it; of two who take the last one at once, one is refused. @throws InvitationCodeInvalid */
  async use(tx: EntityManager, code: string): Promise<void> {
    const { affected } = await tx.decrement(Invitation, this.usable(code), 'usesLeft', 1);
    if (!affected) throw refusal();
  }

  private usable(code: string) {
    return { codeHash: this.hashOf(code), usesLeft: MoreThan(0), expiresAt: MoreThan(new Date()) };
  }

  private assertSwitchedOn(): void {
    if (!this.isSwitchedOn) throw new SwitchedOff();
  }

  private hashOf(code: string): string {
    return this.keyedHash.of('invitation', plainInvitationCode(code));
  }
}

function refusal() {
  return new InvitationCodeInvalid({
    errors: [{ field: 'invitationCode', message: InvitationCodeInvalid.detail }],
  });
}
