import {
  Body,
  Controller,
  type ExecutionContext,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
  UseGuards,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller, type CurrentAccount, Public, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import type { Words } from '../../platform/language/sentence';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { invalidField, NotFound, ValidationFailed } from '../../platform/problem/common.errors';
import { uuidPipe } from '../../platform/validation/uuid-pipe';
import { LinkExpired, LinkInvalid } from '../upload/upload.errors';
import { ReportFiles } from './report-files.service';
import {
  CollectionsDto,
  IncomeDto,
  PortfolioAtRiskDto,
  ProvisionsDto,
  ReportDayDto,
  ReportDaysDto,
  ReportFileDto,
  ReportLinkDto,
  ReportRequestDto,
  SuspenseDto,
  TrialBalanceDto,
} from './reports.dto';
import { OF_ONE_DAY, Reports } from './reports.service';

const idParam = uuidPipe(() => new NotFound());
const BYTES = { type: 'string', format: 'binary' } as const;
const SAME =
  'Once the day is over, the report of it stays as it is: what is recorded later counts from the day of recording.';

/** A word of another kind of report, which this one would leave unread. It does not stand in the document. */
const refuses = (names: readonly string[], message: Words) =>
  UseGuards({
    canActivate: (context: ExecutionContext) => {
      const query = context.switchToHttp().getRequest<FastifyRequest<{ Querystring: QueryWords }>>().query;
      const field = names.find((name) => query[name]);
      if (field) throw invalidField(field, message);
      return true;
    },
  });
type QueryWords = Readonly<Record<string, unknown>>;

const OfOneDay = refuses(['from', 'to'], OF_ONE_DAY);
const OfDays = refuses(['at'], 'This report is of several days: name them by from and to.');

@ApiTags('Back office')
@Controller()
export class ReportsController {
  constructor(
    private readonly reports: Reports,
    private readonly files: ReportFiles,
  ) {}

  @Get('backoffice/reports/trial-balance')
  @StaffOnly(STAFF_ROLES, 'reports:read')
  @OfOneDay
  @ApiOperation({
    summary: 'Read the balance of each account at the end of a day',
    description: `Debits and credits of a currency are the same sum. ${SAME}`,
  })
  @ApiProblems(ValidationFailed)
  readTrialBalance(@Query() { at: to }: ReportDayDto): Promise<TrialBalanceDto> {
    return this.reports.answer('TRIAL_BALANCE', { to });
  }

  @Get('backoffice/reports/portfolio-at-risk')
  @StaffOnly(STAFF_ROLES, 'reports:read')
  @OfOneDay
  @ApiOperation({
    summary: 'Read the principal of running loans by days past due, at the end of a day',
    description: `A loan is past due from the day after the due day of an installment of which principal or interest is unpaid. ${SAME}`,
  })
  @ApiProblems(ValidationFailed)
  readPortfolioAtRisk(@Query() { at: to }: ReportDayDto): Promise<PortfolioAtRiskDto> {
    return this.reports.answer('PORTFOLIO_AT_RISK', { to });
  }

  @Get('backoffice/reports/provisions')
  @StaffOnly(STAFF_ROLES, 'reports:read')
  @OfOneDay
  @ApiOperation({
    summary: 'Read what is to be set aside for loans past due, at the end of a day',
    description: `By the percentages that are configured. ${SAME}`,
  })
  @ApiProblems(ValidationFailed)
  readProvisions(@Query() { at: to }: ReportDayDto): Promise<ProvisionsDto> {
    return this.reports.answer('PROVISIONS', { to });
  }

  @Get('backoffice/reports/suspense')
  @StaffOnly(STAFF_ROLES, 'reports:read')
  @OfOneDay
  @ApiOperation({
    summary: 'Read what money came that nobody was given, at the end of a day',
    description: SAME,
  })
  @ApiProblems(ValidationFailed)
  readSuspense(@Query() { at: to }: ReportDayDto): Promise<SuspenseDto> {
    return this.reports.answer('SUSPENSE', { to });
  }

  @Get('backoffice/reports/collections')
  @StaffOnly(STAFF_ROLES, 'reports:read')
  @OfDays
  @ApiOperation({ summary: 'Read what was to come in on some days, and what came', description: SAME })
  @ApiProblems(ValidationFailed)
  readCollections(@Query() days: ReportDaysDto): Promise<CollectionsDto> {
    return this.reports.answer('COLLECTIONS', days);
  }

  @Get('backoffice/reports/income')
  @StaffOnly(STAFF_ROLES, 'reports:read')
  @OfDays
  @ApiOperation({ summary: 'Read what was earned and lost on some days', description: SAME })
  @ApiProblems(ValidationFailed)
  readIncome(@Query() days: ReportDaysDto): Promise<IncomeDto> {
    return this.reports.answer('INCOME', days);
  }

  @Post('backoffice/reports')
  @HttpCode(202)
  @StaffOnly(STAFF_ROLES, 'reports:read')
  @ApiOperation({
    summary: 'Ask for a report as a file',
    description:
      'A worker makes it; ask for its state until it is READY. Amounts in CSV have two decimals, or none in a currency without a minor unit; what is too long for paper is TOO_LARGE. Leaves an entry in the audit log.',
  })
  @ApiProblems(ValidationFailed)
  prepareReport(@Caller() caller: CurrentAccount, @Body() request: ReportRequestDto): Promise<ReportFileDto> {
    return this.files.request(caller, request);
  }

  @Get('backoffice/reports/files/:reportId')
  @StaffOnly(STAFF_ROLES, 'reports:read')
  @ApiOperation({
    summary: 'Read the state of a report that is made as a file, with its link',
    description: 'The link is good for a day from when the file was made, for whoever has it.',
  })
  @ApiProblems(NotFound)
  readReportFile(@Param('reportId', idParam) reportId: string): Promise<ReportFileDto> {
    return this.files.find(reportId);
  }

  @Get('reports/:reportId')
  @Public()
  @ApiOperation({
    summary: 'Download a report',
    description: 'Needs the signature of a link that was given to staff.',
  })
  @ApiOkResponse({
    content: {
      // In JSON it is an object, another one for each report: a schema of bytes would refuse it.
      'application/json': { example: { at: '2026-03-31', final: true } },
      'text/csv': { schema: BYTES },
      'application/pdf': { schema: BYTES },
    },
  })
  @ApiProblems(ValidationFailed, LinkInvalid, LinkExpired, NotFound)
  async showReport(
    @Param('reportId', idParam) reportId: string,
    @Query() link: ReportLinkDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, sizeBytes, type, name } = await this.files.open(reportId, link);
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(stream, {
      type,
      disposition: `attachment; filename="${name}"`,
      length: sizeBytes,
    });
  }
}
