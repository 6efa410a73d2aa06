import { Injectable, Logger } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { DAY_MILLISECONDS } from '../../platform/calendar';
import { Signatures } from '../../platform/crypto/signatures';
import { writeLongCsv } from '../../platform/csv';
import { Database } from '../../platform/database/database';
import { inTurns } from '../../platform/in-turns';
import { Jobs } from '../../platform/jobs/jobs.service';
import { loggable } from '../../platform/loggable';
import { NotFound } from '../../platform/problem/common.errors';
import { Problem } from '../../platform/problem/problem';
import { FileStore } from '../upload/file-store/file-store';
import { LinkExpired, LinkInvalid } from '../upload/upload.errors';
import type { Content } from './content/content';
import { writeReportPaper } from './paper/report-paper';
import { ReportFile } from './report-file.entity';
import { REPORTS } from './report-kinds';
import { plainCell } from './report-table';
import type { ReportFileDto, ReportLinkDto, ReportRequestDto } from './reports.dto';
import { TooManyRows } from './reports.errors';
import { type Asked, headed, Reports } from './reports.service';

const QUEUE = 'make-report';
const PURPOSE = 'report link';
/** A few hundred pages. */
const MOST_ROWS_ON_PAPER = 10_000;
/** One that a worker did not finish by then, tries included, is given up. */
const LONGEST_MILLISECONDS = 60 * 60 * 1000;
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

  /** @throws ValidationFailed for days to come, or in the wrong order */
  async request(
    { accountId }: CurrentAccount,
    { report, format, from, to }: ReportRequestDto,
  ): Promise<ReportFileDto> {
    const asked = await this.reports.asked(report, { from, to });
    const id = uuid();
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
  ): Promise<{ readonly bytes: Buffer; readonly type: string; readonly name: string }> {
    if (!this.signatures.matches(signature, PURPOSE, id, expires)) throw new LinkInvalid();
    const kept = await this.database.manager.findOneBy(ReportFile, { id });
    if (kept?.state !== 'READY' || isOver(kept)) throw new LinkExpired();
    const bytes = await this.files.get(keyOf(id));
    if (!bytes) throw new NotFound();
    const name = `${kept.kind.toLowerCase().replaceAll('_', '-')}-${kept.toOn}.${kept.format.toLowerCase()}`;
    return { bytes, type: MEDIA_TYPES[kept.format], name };
  }

  /** The work of its job; done twice it leaves one file. */
  async make(id: string): Promise<void> {
    const { manager } = this.database;
    const wanted = await manager.findOneBy(ReportFile, { id, state: 'RUNNING' });
    if (!wanted) return;
    try {
      const asked = await this.reports.asked(wanted.kind, { from: wanted.fromOn, to: wanted.toOn });
      const file = await this.write(wanted, asked, await this.reports.compose(wanted.kind, asked));
      await this.files.put(keyOf(id), file);
      const expiresAt = new Date(Date.now() + DAY_MILLISECONDS);
      const ready = { state: 'READY' as const, expiresAt, sizeBytes: file.length };
      await manager.update(ReportFile, { id, state: 'RUNNING' }, ready);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== TooManyRows.code) throw error;
      await manager.update(ReportFile, { id }, { state: 'TOO_LARGE' });
    }
  }

  /** Removes files after their day, gives up what nobody makes any more, and forgets old requests. */
  async forget(): Promise<void> {
    const { manager } = this.database;
    const over = await manager.findBy(ReportFile, { state: 'READY', expiresAt: LessThan(new Date()) });
    for (const { id } of over) {
      await this.files
        .remove(keyOf(id))
        .then(() => manager.update(ReportFile, { id }, { state: 'EXPIRED' }))
        .catch((error: unknown) => this.logger.error(loggable(error)));
    }
    const before = (milliseconds: number) => LessThan(new Date(Date.now() - milliseconds));
    const stuck = { state: 'RUNNING', requestedAt: before(LONGEST_MILLISECONDS) } as const;
    await manager.update(ReportFile, stuck, { state: 'FAILED' });
    for (const state of ['FAILED', 'TOO_LARGE', 'EXPIRED'] as const) {
      await manager.delete(ReportFile, { state, requestedAt: before(ROWS_KEPT_MILLISECONDS) });
    }
  }

  private async write({ kind, format }: ReportFile, asked: Asked, content: Content): Promise<Buffer> {
    if (format === 'JSON') return writeJson(headed(kind, asked, content.answer));
    if (format === 'CSV') return writeLongCsv(linesOf(content), (line) => line());
    const rows = content.tables.reduce((total, table) => total + table.rows.length, 0);
    if (rows > MOST_ROWS_ON_PAPER) throw new TooManyRows();
    const { COMPANY_NAME, COMPANY_SEC_REGISTRATION } = this.settings.environment;
    return writeReportPaper(content, {
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

/** One table after the other; where there are several, each under its title. A line becomes texts as it is written. */
function linesOf({ tables }: Content): (() => readonly string[])[] {
  return tables.flatMap((table, index) => [
    ...(tables.length > 1 ? [...(index > 0 ? [() => []] : []), () => [table.title]] : []),
    () => table.labels,
    ...table.rows.map(
      (row) => () => row.map((cell, column) => plainCell(table.kinds[column] ?? 'text', cell)),
    ),
  ]);
}

/** Its lists are written line by line, for they may be long. */
async function writeJson(answer: object): Promise<Buffer> {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(answer)) {
    const isList = Array.isArray(value) && value.length > 0;
    const lines = isList ? await inTurns(value, (one) => `    ${JSON.stringify(one)}`) : [];
    const written = isList ? `[\n${lines.join(',\n')}\n  ]` : JSON.stringify(value);
    fields.push(`  ${JSON.stringify(name)}: ${written}`);
  }
  return Buffer.from(`{\n${fields.join(',\n')}\n}\n`, 'utf8');
}

function isOver({ expiresAt }: ReportFile): boolean {
  return expiresAt === null || expiresAt.getTime() <= Date.now();
}

/** Where a report lies in the file store. */
function keyOf(id: string): string {
  return `reports/${id}`;
}
