import { Injectable, Logger } from '@nestjs/common';
import { IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import {
  DAY_MILLISECONDS,
  HOUR_MILLISECONDS,
  startOfManilaDay,
  todayInManila,
} from '../../platform/calendar';
import { Signatures } from '../../platform/crypto/signatures';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs.service';
import type { JobData } from '../../platform/jobs/queues';
import { loggable } from '../../platform/loggable';
import { newId } from '../../platform/new-id';
import { NotFound } from '../../platform/problem/common.errors';
import { retryTomorrow } from '../../platform/problem/retry-after';
import { OwnPassword } from '../auth/own-password';
import { MemberService } from '../member/member.service';
import { FileStore, putOff } from '../upload/file-store/file-store';
import { LinkExpired, LinkInvalid } from '../upload/upload.errors';
import { DataExport } from './data-export.entity';
import type { DownloadDto, DownloadLinkDto } from './data-rights.dto';
import { DownloadLimitReached } from './data-rights.errors';
import { DownloadFile } from './download-file.service';

const QUEUE = 'make-download';
const PURPOSE = 'download link';
const A_DAY = 3;
/** One that a worker did not finish by then, tries included, is given up. */
const LONGEST_MILLISECONDS = HOUR_MILLISECONDS;
const ROWS_KEPT_MILLISECONDS = 30 * DAY_MILLISECONDS;

/** Downloads of all that is kept about a member: asked for, made by a worker, kept encrypted for a day. */
@Injectable()
export class Downloads {
  private readonly logger = new Logger(Downloads.name);

  constructor(
    private readonly database: Database,
    private readonly passwords: OwnPassword,
    private readonly members: MemberService,
    private readonly files: FileStore,
    private readonly file: DownloadFile,
    private readonly jobs: Jobs,
    private readonly signatures: Signatures,
    private readonly audit: AuditService,
  ) {}

  /**
   * While one is made, that one is answered.
   * @throws CurrentPasswordWrong, SignInLocked, DownloadLimitReached, MemberNotFound
   */
  async request(caller: CurrentAccount, password: string, address: string): Promise<DownloadDto> {
    const account = await this.passwords.confirm(caller, password, address);
    const { accountId: memberId } = caller;
    return this.database.transaction(async (tx) => {
      await this.members.holdOpen(tx, memberId);
      await this.passwords.assertStill(tx, account);
      const running = await tx.findOneBy(DataExport, { memberId, state: 'RUNNING' });
      if (running) return this.view(running);
      await this.assertFew(await tx.countBy(DataExport, { memberId, requestedAt: today() }));
      const id = newId();
      await tx.insert(DataExport, { memberId, id, state: 'RUNNING' });
      await this.jobs.send(QUEUE, { subject: `download ${id}`, memberId }, { tx, id });
      await this.audit.record(tx, {
        actorId: memberId,
        action: 'DATA_DOWNLOAD_ASKED',
        subject: `download ${id}`,
        memberId,
      });
      return this.view(await tx.findOneByOrFail(DataExport, { memberId, id }));
    });
  }

  /** The newest one. */
  async newest({ accountId: memberId }: CurrentAccount): Promise<DownloadDto> {
    const [newest] = await this.database.manager.find(DataExport, {
      where: { memberId },
      order: { id: 'DESC' },
      take: 1,
    });
    return newest ? this.view(newest) : { state: 'NONE' };
  }

  /** @throws LinkInvalid, LinkExpired, NotFound, ServiceBusy where the file store is away */
  async open(memberId: string, id: string, { expires, signature }: DownloadLinkDto): Promise<Buffer> {
    if (!this.signatures.matches(signature, PURPOSE, memberId, id, expires)) throw new LinkInvalid();
    const kept = await this.database.manager.findOneBy(DataExport, { memberId, id });
    if (kept?.state !== 'READY' || isOver(kept)) throw new LinkExpired();
    const stored = await this.files.get(keyOfDownload(memberId, id)).catch(putOff);
    if (!stored) throw new NotFound();
    return stored;
  }

  /** The work of its job; done twice it leaves one file. */
  async make({ memberId = '' }: JobData, id: string): Promise<void> {
    const wanted = { memberId, id, state: 'RUNNING' as const };
    if (!(await this.database.manager.existsBy(DataExport, wanted))) return;
    const file = await this.file.make(memberId);
    await this.files.put(keyOfDownload(memberId, id), file);
    const now = Date.now();
    const { affected } = await this.database.manager.update(DataExport, wanted, {
      state: 'READY',
      finishedAt: new Date(now),
      expiresAt: new Date(now + DAY_MILLISECONDS),
      sizeBytes: file.length,
    });
    if (!affected) await this.keepOrRemove({ memberId, id }, file.length);
  }

  /** What another worker finished meanwhile has this file now; nobody wants it where it was given up. */
  private async keepOrRemove({ memberId, id }: Pick<DataExport, 'memberId' | 'id'>, sizeBytes: number) {
    const ready = { memberId, id, state: 'READY' as const };
    const { affected } = await this.database.manager.update(DataExport, ready, { sizeBytes });
    if (!affected) await this.files.remove(keyOfDownload(memberId, id));
  }

  /** Gives up what nobody makes any more, removes files after their day, and forgets old requests. */
  async forget(): Promise<void> {
    const { manager } = this.database;
    const before = (milliseconds: number) => LessThan(new Date(Date.now() - milliseconds));
    await manager.update(
      DataExport,
      { state: 'RUNNING', requestedAt: before(LONGEST_MILLISECONDS) },
      { state: 'FAILED' },
    );
    // Of what was given up a worker may have left a file, as it died before it could say so.
    const over = await manager.findBy(DataExport, [
      { state: 'READY', expiresAt: LessThan(new Date()) },
      { state: 'FAILED', finishedAt: IsNull() },
    ]);
    for (const { memberId, id, state } of over) {
      const removed = state === 'READY' ? { state: 'EXPIRED' as const } : { finishedAt: new Date() };
      await this.files
        .remove(keyOfDownload(memberId, id))
        .then(() => manager.update(DataExport, { memberId, id }, removed))
        .catch((error: unknown) => this.logger.error(loggable(error)));
    }
    for (const state of ['FAILED', 'EXPIRED'] as const) {
      await manager.delete(DataExport, { state, requestedAt: before(ROWS_KEPT_MILLISECONDS) });
    }
  }

  private async assertFew(countToday: number): Promise<void> {
    if (countToday < A_DAY) return;
    throw new DownloadLimitReached(retryTomorrow());
  }

  private view(kept: DataExport): DownloadDto {
    const { memberId, id, requestedAt, expiresAt, sizeBytes } = kept;
    const state = kept.state === 'READY' && isOver(kept) ? 'EXPIRED' : kept.state;
    const common = { state, requestedAt: requestedAt.toISOString() };
    if (state !== 'READY' || expiresAt === null) return common;
    const expires = String(Math.floor(expiresAt.getTime() / 1000));
    const signature = this.signatures.of(PURPOSE, memberId, id, expires);
    return {
      ...common,
      expiresAt: expiresAt.toISOString(),
      sizeBytes,
      url: `/v2/downloads/${memberId}/${id}?expires=${expires}&signature=${signature}`,
    };
  }
}

const today = () => MoreThanOrEqual(startOfManilaDay(todayInManila(new Date())));

function isOver({ expiresAt }: DataExport): boolean {
  return expiresAt === null || expiresAt.getTime() <= Date.now();
}

/** Where a download lies in the file store. */
export function keyOfDownload(memberId: string, id: string): string {
  return `${memberId}/download-${id}`;
}
