import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../../config/settings';
import { Public } from '../../../platform/access/access';
import type { Language } from '../../../platform/language/language';
import { CallerLanguage } from '../../../platform/language/language-of';
import { SETS_COOKIES } from '../../../platform/openapi/answer-headers';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { TooManyRequests, ValidationFailed } from '../../../platform/problem/common.errors';
import { AccessTokenDto } from '../auth.dto';
import { AccountSuspended, SignInLocked, SwitchedOff } from '../auth.errors';
import { readDeviceCookie, setDeviceCookie } from '../device-cookie';
import { answerSignedIn } from '../signed-in';
import { PasskeyOptionsDto, PasskeySignInDto } from './passkey.dto';
import { PasskeyRefused } from './passkey.errors';
import { PasskeySignIn } from './passkey-sign-in.service';

/** Below the address of the sign-in, where the cookie of a known browser goes along. */
@ApiTags('Account security')
@Controller('authmember/login/passkey')
export class PasskeySignInController {
  constructor(
    private readonly passkeys: PasskeySignIn,
    private readonly settings: Settings,
  ) {}

  @Post('options')
  @HttpCode(200)
  @Public()
  @ApiOperation({
    summary: 'Begin to sign in with a passkey',
    description: 'Hand the options to the browser, and its answer to the next call, within five minutes.',
  })
  @ApiProblems(TooManyRequests, SwitchedOff)
  preparePasskeySignIn(@Req() { ip }: FastifyRequest): Promise<PasskeyOptionsDto> {
    return this.passkeys.prepare(ip);
  }

  @Post()
  @HttpCode(200)
  @Public()
  @ApiOperation({
    summary: 'Sign in with a passkey',
    description:
      'Needs neither phone number nor password; the device makes sure who holds it. Answers and sets cookies like the sign-in with a password.',
  })
  @ApiOkResponse({ type: AccessTokenDto, headers: SETS_COOKIES })
  @ApiProblems(ValidationFailed, PasskeyRefused, SignInLocked, AccountSuspended, SwitchedOff)
  async signInByPasskey(
    @Body() credentials: PasskeySignInDto,
    @CallerLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccessTokenDto> {
    const cookie = readDeviceCookie(request, this.settings);
    const visitor = { address: request.ip, userAgent: request.headers['user-agent'], language };
    const outcome = await this.passkeys.signIn(credentials, {
      ...visitor,
      ...(cookie !== undefined && { device: cookie }),
    });
    const answer = answerSignedIn(outcome.signedIn, reply, this.settings);
    setDeviceCookie(reply, outcome, this.settings);
    return answer;
  }
}
