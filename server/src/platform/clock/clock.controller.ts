import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../access/access';
import { ApiProblems } from '../openapi/api-problems';
import { ValidationFailed } from '../problem/common.errors';
import { ClockDto, ClockMoveDto } from './clock.dto';
import { ClockFixed } from './clock.errors';
import { ClockService } from './clock.service';

@ApiTags('Back office')
@Controller('backoffice/clock')
export class ClockController {
  constructor(private readonly clock: ClockService) {}

  @Get()
  @StaffOnly(STAFF_ROLES, 'clock:read')
  @ApiOperation({
    summary: 'Read the business day, in the demo',
    description:
      'Due dates, penalties and payments go by it. Elsewhere it is the day in the Philippines, and this is refused.',
  })
  @ApiProblems(ClockFixed)
  readClock(): Promise<ClockDto> {
    return this.clock.read();
  }

  @Post()
  @HttpCode(200)
  @StaffOnly(STAFF_ROLES, 'clock:move')
  @ApiOperation({
    summary: 'Move the business day, in the demo',
    description:
      'To a date, or by a number of days. What each day between needs (penalties, statuses) is done before the answer, and where one process does all, members are told what the day reminds of. A loan never goes back to a day before its last movement.',
  })
  @ApiBody({
    type: ClockMoveDto,
    examples: {
      date: { summary: 'To a day', value: { date: '2027-02-20' } },
      days: { summary: 'By a number of days', value: { days: 90 } },
    },
  })
  @ApiProblems(ValidationFailed, ClockFixed)
  moveClock(@Caller() caller: CurrentAccount, @Body() move: ClockMoveDto): Promise<ClockDto> {
    return this.clock.move(caller, move);
  }
}
