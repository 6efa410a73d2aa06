import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../config/settings';
import { Caller, type CurrentAccount, MembersOnly, Public } from '../../platform/access/access';
import { SETS_COOKIES } from '../../platform/openapi/answer-headers';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { NotFound, ValidationFailed } from '../../platform/problem/common.errors';
import { uuidPipe } from '../../platform/validation/uuid-pipe';
import { CurrentPasswordWrong, SignInLocked } from '../auth/auth.errors';
import { clearRefreshCookie } from '../auth/refresh-cookie';
import { MemberNotFound } from '../member/member.errors';
import { LinkExpired, LinkInvalid } from '../upload/upload.errors';
import { AccountClosing } from './account-closing.service';
import { AccountCloseDto, DownloadDto, DownloadLinkDto, DownloadRequestDto } from './data-rights.dto';
import {
  CreditNotRefunded,
  DownloadLimitReached,
  LoanStillOpen,
  MoneyInWallet,
  WithdrawalOnTheWay,
} from './data-rights.errors';
import { Downloads } from './downloads.service';

const ZIP = 'application/zip';
const idParam = uuidPipe(() => new NotFound());

@ApiTags('My data')
@Controller()
export class DataRightsController {
  constructor(
    private readonly downloads: Downloads,
    private readonly closing: AccountClosing,
    private readonly settings: Settings,
  ) {}

  @Post('member/download')
  @HttpCode(202)
  @MembersOnly()
  @ApiOperation({
    summary: 'Ask for a download of all that is kept about oneself',
    description:
      'Needs the password. A worker makes the file; ask for its state until it is READY. While one is made, that one is answered. Three a day.',
  })
  @ApiProblems(ValidationFailed, CurrentPasswordWrong, SignInLocked, DownloadLimitReached, MemberNotFound)
  prepareDownload(
    @Caller() caller: CurrentAccount,
    @Body() { password }: DownloadRequestDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<DownloadDto> {
    return this.downloads.request(caller, password, ip);
  }

  @Get('member/download')
  @MembersOnly()
  @ApiOperation({
    summary: 'Read the state of the newest download, with its link',
    description: 'The link is good for a day from when the file was made, for whoever has it.',
  })
  readDownload(@Caller() caller: CurrentAccount): Promise<DownloadDto> {
    return this.downloads.newest(caller);
  }

  @Get('downloads/:memberId/:downloadId')
  @Public()
  @ApiOperation({
    summary: 'Download all that is kept about a member',
    description:
      'Needs the signature of a link that was given to the member. A zip file with my-data.json, the papers of the loans and the photos.',
  })
  @ApiProduces(ZIP)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(ValidationFailed, LinkInvalid, LinkExpired, NotFound)
  async showDownload(
    @Param('memberId', idParam) memberId: string,
    @Param('downloadId', idParam) downloadId: string,
    @Query() link: DownloadLinkDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const bytes = await this.downloads.open(memberId, downloadId, link);
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(bytes, {
      type: ZIP,
      disposition: 'attachment; filename="my-data.zip"',
      length: bytes.length,
    });
  }

  @Post('member/close')
  @HttpCode(204)
  @MembersOnly()
  @ApiOperation({
    summary: 'Close the own account',
    description:
      'Needs the password, and that nothing is open: no loan, no money in the wallet, no withdrawal on its way. All sessions end at once and nobody reads the data any more; it is forgotten after the retention time. The phone number can be registered again.',
  })
  @ApiNoContentResponse({ headers: SETS_COOKIES })
  @ApiProblems(
    ValidationFailed,
    CurrentPasswordWrong,
    SignInLocked,
    LoanStillOpen,
    MoneyInWallet,
    CreditNotRefunded,
    WithdrawalOnTheWay,
    MemberNotFound,
  )
  async closeAccount(
    @Caller() caller: CurrentAccount,
    @Body() { password }: AccountCloseDto,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.closing.close(caller, password, ip);
    clearRefreshCookie(reply, this.settings);
  }
}
