import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, SignedInOnly } from '../../../platform/access/access';
import type { Language } from '../../../platform/language/language';
import { CallerLanguage } from '../../../platform/language/language-of';
import { Spoken } from '../../../platform/language/spoken';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { SessionListDto } from './session-list.dto';
import { SessionNotFound } from './session-list.errors';
import { SessionList } from './session-list.service';

@ApiTags('Account security')
@Controller('authmember/sessions')
export class SessionListController {
  constructor(private readonly sessions: SessionList) {}

  @Get()
  @SignedInOnly()
  @Spoken()
  @ApiOperation({
    summary: 'List where one is signed in',
    description: 'Each sees their own. Sessions that ended or ran out are not listed.',
  })
  listSessions(
    @Caller() caller: CurrentAccount,
    @CallerLanguage() language: Language,
  ): Promise<SessionListDto> {
    return this.sessions.list(caller, language);
  }

  @Delete(':sessionId')
  @HttpCode(204)
  @SignedInOnly()
  @ApiOperation({
    summary: 'Sign out one session',
    description:
      'It cannot be refreshed any more; an access token that is out is good for a quarter of an hour at most, and of staff no longer. To end it once more changes nothing.',
  })
  @ApiProblems(SessionNotFound)
  endSession(@Caller() caller: CurrentAccount, @Param('sessionId') sessionId: string): Promise<void> {
    return this.sessions.end(caller, sessionId);
  }

  @Delete()
  @HttpCode(204)
  @SignedInOnly()
  @ApiOperation({
    summary: 'Sign out all other sessions',
    description: 'The one that asks goes on. All other devices count as new ones again.',
  })
  endOtherSessions(@Caller() caller: CurrentAccount): Promise<void> {
    return this.sessions.endOthers(caller);
  }
}
