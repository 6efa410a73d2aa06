import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '../../platform/calendar';
import { Signatures } from '../../platform/crypto/signatures';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs.service';
import { loggable } from '../../platform/loggable';
import { newId } from '../../platform/new-id';
import { invalidField, NotFound } from '../../platform/problem/common.errors';
import { Problem } from '../../platform/problem/problem';
import { FileStore, putOff } from '../upload/file-store/file-store';
import { LinkExpired, LinkInvalid } from '../upload/upload.errors';
import type { Content } from './content/content';
import { writeReportPaper } from './paper/report-paper';
import { ReportFile } from './report-file.entity';
import { REPORTS, type ReportKind } from './report-kinds';
import { openParts, removeParts, storeInParts } from './report-parts';
import { writtenAsCsv, writtenAsJson } from './report-writer';
import type { ReportFileDto, ReportLinkDto, ReportRequestDto } from './reports.dto';
import { TooManyRows } from './reports.errors';
import { type Asked, headed, OF_ONE_DAY, Reports } from './reports.service';

const QUEUE = 'make-report';
const PURPOSE = 'report link';
/** One that a worker did not finish by then, tries included, is given up. */
const LONGEST_MILLISECONDS = HOUR_MILLISECONDS;
const ROWS_KEPT_MILLISECONDS = 30 * DAY_MILLISECONDS;

const MEDIA_TYPES = {
  JSON: 'application/json; charset=utf-8',
  CSV: 'text/csv; charset=utf-8',
  PDF: 'application/pdf',
} as const;

/** Reports as files: asked for, made by a worker, kept encrypted for a day. */
@Injectable()
export class ReportFiles {
  private readonly logger = new Logger(ReportFiles.name);

  constructor(
    private readonly database: Database,
    private readonly reports: Reports,
    private readonly files: FileStore,
    private readonly jobs: Jobs,
    private readonly signatures: Signatures,
    private readonly audit: AuditService,
    private readonly settings: Settings,
  ) {}

  /** @throws ValidationFailed for days to come, in the wrong order, or of another kind of report */
  async request(
    { accountId }: CurrentAccount,
    { report, format, from, at, to = at }: ReportRequestDto,
  ): Promise<ReportFileDto> {
    if (at !== undefined && at !== to)
      throw invalidField('at', 'Send one of at and to: they name the last day.');
    const asked = await this.reports.asked(report, { from, to });
    if (from !== undefined && from !== asked.from) throw invalidField('from', OF_ONE_DAY);
    const id = newId();
    return this.database.transaction(async (tx) => {
      await tx.insert(ReportFile, {
        id,
        kind: report,
        format,
        fromOn: asked.from,
        toOn: asked.to,
        state: 'RUNNING',
        requestedBy: accountId,
      });
      await this.jobs.send(QUEUE, { subject: `report ${report} ${asked.to}` }, { tx, id });
      await this.audit.record(tx, { actorId: accountId, action: 'REPORT_ASKED', subject: `report ${id}` });
      return this.view(await tx.findOneByOrFail(ReportFile, { id }));
    });
  }

  /** @throws NotFound */
  async find(id: string): Promise<ReportFileDto> {
    const kept = await this.database.manager.findOneBy(ReportFile, { id });
    if (!kept) throw new NotFound();
    return this.view(kept);
  }

  /** @throws LinkInvalid, LinkExpired, NotFound */
  async open(
    id: string,
    { expires, signature }: ReportLinkDto,
  ): Promise<{
    readonly stream: Readable;
    readonly sizeBytes: number;
    readonly type: string;
    readonly name: string;
  }> {
    if (!this.signatures.matches(signature, PURPOSE, id, expires)) throw new LinkInvalid();
    const kept = await this.database.manager.findOneBy(ReportFile, { id });
    if (kept?.state !== 'READY' || isOver(kept)) throw new LinkExpired();
    const parts = await openParts(this.files, id, kept.partCount).catch(putOff);
    if (!parts) throw new NotFound();
    const name = `${kept.kind.toLowerCase().replaceAll('_', '-')}-${kept.toOn}.${kept.format.toLowerCase()}`;
    return { stream: Readable.from(parts), sizeBytes: kept.sizeBytes, type: MEDIA_TYPES[kept.format], name };
  }

  /**
   * The work of its job. A worker that takes it on while another one is still at it, since that takes long, waits for that one:
   * it finds the file made, or makes it where the other one failed.
   */
  async make(id: string): Promise<void> {
    const wanted = await this.wanted(id);
    if (!wanted) return;
    const { kind } = wanted;
    const days = { from: wanted.fromOn, to: wanted.toOn };
    const asked = await this.reports.asked(kind, days).catch((error: unknown) => {
      // They were over or under way when they were asked for: the demo's day was moved back since. Elsewhere it is a moment to midnight.
      if (!(error instanceof Problem && this.settings.isDemo)) throw error;
    });
    if (!asked) return this.giveUp(id);
    await this.reports.compose(kind, asked, (content) => this.store(id, asked, content), `report ${id}`);
  }

  private wanted(id: string): Promise<ReportFile | null> {
    return this.database.manager.findOneBy(ReportFile, { id, state: 'RUNNING' });
  }

  /** Nobody else stores it meanwhile, and how it stands is written before anybody may. */
  private async store(id: string, asked: Asked, content: Content): Promise<void> {
    const { manager } = this.database;
    const wanted = await this.wanted(id);
    if (!wanted) return;
    // What a try that was cut short has left.
    if (wanted.partCount > 0) await this.remove(id);
    const announce = async (partCount: number) => {
      const { affected } = await manager.update(ReportFile, { id, state: 'RUNNING' }, { partCount });
      if (!affected) throw new Error('the report is given up meanwhile');
    };
    try {
      const stored = await storeInParts(this.files, id, this.written(wanted, asked, content), announce);
      const expiresAt = new Date(Date.now() + DAY_MILLISECONDS);
      await manager.update(ReportFile, { id, state: 'RUNNING' }, { state: 'READY', expiresAt, ...stored });
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== TooManyRows.code) throw error;
      await this.remove(id);
      await manager.update(ReportFile, { id }, { state: 'TOO_LARGE' });
    }
  }

  /** Removes files after their day, gives up what nobody makes any more, and forgets old requests. */
  async forget(): Promise<void> {
    const { manager } = this.database;
    const over = await manager.findBy(ReportFile, { state: 'READY', expiresAt: LessThan(new Date()) });
    for (const { id } of over) {
      await this.remove(id)
        .then(() => manager.update(ReportFile, { id }, { state: 'EXPIRED' }))
        .catch((error: unknown) => this.logger.error(loggable(error)));
    }
    const before = (milliseconds: number) => LessThan(new Date(Date.now() - milliseconds));
    const stuck = { state: 'RUNNING', requestedAt: before(LONGEST_MILLISECONDS) } as const;
    for (const { id } of await manager.findBy(ReportFile, stuck)) {
      await this.giveUp(id).catch((error: unknown) => this.logger.error(loggable(error)));
    }
    for (const state of ['FAILED', 'TOO_LARGE', 'EXPIRED'] as const) {
      await manager.delete(ReportFile, { state, requestedAt: before(ROWS_KEPT_MILLISECONDS) });
    }
  }

  /** Whoever makes it still stops at its next part. */
  private async giveUp(id: string): Promise<void> {
    await this.database.manager.update(ReportFile, { id, state: 'RUNNING' }, { state: 'FAILED' });
    await this.remove(id);
  }

  private async remove(id: string): Promise<void> {
    const { partCount } = await this.database.manager.findOneByOrFail(ReportFile, { id });
    await removeParts(this.files, id, partCount);
  }

  private written(
    { kind, format }: ReportFile,
    asked: Asked,
    content: Content,
  ): AsyncIterable<string | Buffer> {
    if (format === 'JSON') return writtenAsJson(headed(kind, asked, content.answer), content.list);
    return format === 'CSV' ? writtenAsCsv(content) : this.drawn(kind, asked, content);
  }

  private async *drawn(kind: ReportKind, asked: Asked, content: Content): AsyncGenerator<Buffer> {
    const { COMPANY_NAME, COMPANY_SEC_REGISTRATION } = this.settings.environment;
    yield await writeReportPaper(content, {
      company: COMPANY_NAME,
      registration: `SEC registration ${COMPANY_SEC_REGISTRATION}`,
      title: REPORTS[kind].title,
      period: asked,
      isOfDay: REPORTS[kind].of === 'day',
      isFinal: asked.isFinal,
    });
  }

  private view(kept: ReportFile): ReportFileDto {
    const { id, kind, format, fromOn, toOn, requestedAt, expiresAt, sizeBytes } = kept;
    const state = kept.state === 'READY' && isOver(kept) ? 'EXPIRED' : kept.state;
    const days = { from: fromOn, to: toOn, requestedAt: requestedAt.toISOString() };
    const common = { id, report: kind, format, state, ...days };
    if (state !== 'READY' || expiresAt === null) return common;
    const expires = String(Math.floor(expiresAt.getTime() / 1000));
    const signature = this.signatures.of(PURPOSE, id, expires);
    const url = `/v2/reports/${id}?expires=${expires}&signature=${signature}`;
    return { ...common, expiresAt: expiresAt.toISOString(), sizeBytes, url };
  }
}

function isOver({ expiresAt }: ReportFile): boolean {
  return expiresAt === null || expiresAt.getTime() <= Date.now();
}
