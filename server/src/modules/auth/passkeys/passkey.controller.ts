import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Caller, type CurrentAccount, SignedInOnly } from '../../../platform/access/access';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { ValidationFailed } from '../../../platform/problem/common.errors';
import { CurrentPasswordWrong, SignInLocked, SwitchedOff } from '../auth.errors';
import {
  PasskeyAddDto,
  PasskeyDto,
  PasskeyListDto,
  PasskeyOptionsDto,
  PasskeyPrepareDto,
  PasskeyRemoveDto,
} from './passkey.dto';
import { PasskeyInvalid, PasskeyNotFound, PasskeyTaken, TooManyPasskeys } from './passkey.errors';
import { PasskeyService } from './passkey.service';

@ApiTags('Account security')
@Controller('authmember/passkeys')
export class PasskeyController {
  constructor(private readonly passkeys: PasskeyService) {}

  @Get()
  @SignedInOnly()
  @ApiOperation({
    summary: 'List the own passkeys',
    description: 'Each with the name it was given, and when it was used last.',
  })
  listPasskeys(@Caller() caller: CurrentAccount): Promise<PasskeyListDto> {
    return this.passkeys.list(caller);
  }

  @Post('options')
  @HttpCode(200)
  @SignedInOnly()
  @ApiOperation({
    summary: 'Begin to add a passkey',
    description:
      'Needs the password, so that a borrowed phone does not keep a way in. Hand the options to the browser, and its answer to the next call, within five minutes.',
  })
  @ApiProblems(ValidationFailed, CurrentPasswordWrong, SignInLocked, TooManyPasskeys, SwitchedOff)
  preparePasskey(
    @Caller() caller: CurrentAccount,
    @Body() { password }: PasskeyPrepareDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<PasskeyOptionsDto> {
    return this.passkeys.prepare(caller, password, ip);
  }

  @Post()
  @SignedInOnly()
  @ApiOperation({
    summary: 'Add a passkey',
    description: 'The member is told of it by a message, with a way to stop it.',
  })
  @ApiProblems(ValidationFailed, PasskeyInvalid, PasskeyTaken, TooManyPasskeys, SwitchedOff)
  addPasskey(@Caller() caller: CurrentAccount, @Body() passkey: PasskeyAddDto): Promise<PasskeyDto> {
    return this.passkeys.add(caller, passkey);
  }

  @Post(':passkeyId/remove')
  @HttpCode(204)
  @SignedInOnly()
  @ApiOperation({
    summary: 'Remove a passkey',
    description: 'Needs the password. It signs in no more; sessions that it began go on.',
  })
  @ApiProblems(ValidationFailed, CurrentPasswordWrong, SignInLocked, PasskeyNotFound)
  removePasskey(
    @Caller() caller: CurrentAccount,
    @Param('passkeyId') passkeyId: string,
    @Body() { password }: PasskeyRemoveDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<void> {
    return this.passkeys.remove(caller, passkeyId, password, ip);
  }
}
