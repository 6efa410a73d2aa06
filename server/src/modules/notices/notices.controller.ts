import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { MemberNotFound } from '../member/member.errors';
import { NoticePageDto, NoticeQueryDto } from './notice.dto';
import { NoticePreferencesChangeDto, NoticePreferencesDto } from './notice-preferences.dto';
import { NoticePreferences } from './notice-preferences.service';
import { NoticeRequired } from './notices.errors';
import { NoticesService } from './notices.service';

@ApiTags('Notices')
@Controller('member')
export class NoticesController {
  constructor(
    private readonly notices: NoticesService,
    private readonly preferences: NoticePreferences,
  ) {}

  @Get('notices')
  @MembersOnly()
  @ApiOperation({
    summary: 'Read what one was told, newest first',
    description:
      'Decisions, money, payments, what falls due and what is late, in the words in which it was said. Nothing is sent from 10 at night to 6 in the morning in the Philippines; here it can be read at once.',
  })
  @ApiProblems(ValidationFailed)
  listNotices(@Caller() caller: CurrentAccount, @Query() query: NoticeQueryDto): Promise<NoticePageDto> {
    return this.notices.ofMember(caller, query);
  }

  @Get('notice-preferences')
  @MembersOnly()
  @ApiOperation({
    summary: 'Read what one is told, and how',
    description: 'By topic, with the ways that are possible for it, and those that contract or law ask for.',
  })
  readNoticePreferences(@Caller() caller: CurrentAccount): Promise<NoticePreferencesDto> {
    return this.preferences.read(caller);
  }

  @Put('notice-preferences')
  @MembersOnly()
  @ApiOperation({
    summary: 'Choose what one is told, and how',
    description:
      'What the contract or the law asks for stays on. Whatever is chosen, all of it can be read in the account.',
  })
  @ApiProblems(ValidationFailed, NoticeRequired, MemberNotFound)
  changeNoticePreferences(
    @Caller() caller: CurrentAccount,
    @Body() wish: NoticePreferencesChangeDto,
  ): Promise<NoticePreferencesDto> {
    return this.preferences.change(caller, wish);
  }
}
