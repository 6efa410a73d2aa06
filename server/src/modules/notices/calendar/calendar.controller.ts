import { Controller, Delete, Get, HttpCode, Param, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type CurrentAccount, MembersOnly, Public } from '../../../platform/access/access';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { NotFound } from '../../../platform/problem/common.errors';
import { MemberNotFound } from '../../member/member.errors';
import { CalendarDto } from './calendar.dto';
import { CalendarService } from './calendar.service';

const MEDIA_TYPE = 'text/calendar';
const ENDING = '.ics';

@ApiTags('Notices')
@Controller()
export class CalendarController {
  constructor(private readonly calendars: CalendarService) {}

  @Get('member/calendar')
  @MembersOnly()
  @ApiOperation({
    summary: 'Read the address of the calendar of due dates, where there is one',
    description: '`POST /v2/member/calendar` makes one; before, `active` is false.',
  })
  readCalendarAddress(@Caller() caller: CurrentAccount): Promise<CalendarDto> {
    return this.calendars.read(caller);
  }

  @Post('member/calendar')
  @HttpCode(200)
  @MembersOnly()
  @ApiOperation({
    summary: 'Make an address of the calendar of due dates',
    description:
      'Calendar programs subscribe to it. Whoever has it reads due days and amounts of the running loan, and no name. The address before, if there was one, ends.',
  })
  @ApiProblems(MemberNotFound)
  addCalendarAddress(@Caller() caller: CurrentAccount): Promise<CalendarDto> {
    return this.calendars.make(caller);
  }

  @Delete('member/calendar')
  @HttpCode(204)
  @MembersOnly()
  @ApiOperation({
    summary: 'Revoke the address of the calendar of due dates',
    description: 'Calendar programs that subscribed to it find nothing there any more.',
  })
  revokeCalendarAddress(@Caller() caller: CurrentAccount): Promise<void> {
    return this.calendars.revoke(caller);
  }

  @Get('calendar/:calendarFile')
  @Public()
  @ApiOperation({
    summary: 'Read the calendar of due dates as a file (RFC 5545)',
    description: 'At the address that its member made, until they revoke it.',
  })
  @ApiProduces(MEDIA_TYPE)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(NotFound)
  async showCalendar(
    @Param('calendarFile') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    if (!file.endsWith(ENDING)) throw new NotFound();
    const bytes = Buffer.from(await this.calendars.file(file.slice(0, -ENDING.length)));
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(bytes, {
      type: `${MEDIA_TYPE}; charset=utf-8`,
      disposition: 'inline; filename="due-dates.ics"',
      length: bytes.length,
    });
  }
}
