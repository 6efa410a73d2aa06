import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiCookieAuth,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../config/settings';
import { Caller, type CurrentAccount, Public, SignedInOnly } from '../../platform/access/access';
import type { Language } from '../../platform/language/language';
import { CallerLanguage } from '../../platform/language/language-of';
import { SETS_COOKIES } from '../../platform/openapi/answer-headers';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { REFRESH_COOKIE } from '../../platform/openapi/document';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { AccessTokenDto, PasswordChangeDto, RegisterDto, RegisteredDto, SignInDto } from './auth.dto';
import {
  AccountSuspended,
  CurrentPasswordWrong,
  InvitationCodeInvalid,
  LoginExpired,
  PasswordBarred,
  PasswordTooCommon,
  PhoneNumberTaken,
  PhoneOtpInvalid,
  RefreshTokenMissing,
  SignInFailed,
  SignInLocked,
} from './auth.errors';
import { AuthService } from './auth.service';
import { readDeviceCookie, setDeviceCookie } from './device-cookie';
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie';
import { SecondFactorNeededDto } from './second-factor/second-factor.dto';
import { answerSignedIn } from './signed-in';

@ApiTags('Authentication')
@Controller('authmember')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly settings: Settings,
  ) {}

  @Post('register')
  @Public()
  @ApiOperation({
    summary: 'Create an account',
    description:
      'Creates a member who then activates the account in five steps. The employment fields are optional. An invitation code, or a code sent to the phone, is needed where the configuration says so.',
  })
  @ApiProblems(ValidationFailed, PasswordTooCommon, PhoneNumberTaken, InvitationCodeInvalid, PhoneOtpInvalid)
  registerMember(@Body() registration: RegisterDto): Promise<RegisteredDto> {
    return this.auth.register(registration);
  }

  @Post('login')
  @HttpCode(200)
  @Public()
  @ApiOperation({
    summary: 'Sign in',
    description:
      'Answers an access token, and sets the refresh token as an httpOnly cookie for the refresh and logout paths. Five failures from one network lock the phone number there for a while that grows with each further one; failures are forgotten with time. Another cookie makes this browser known to the account, so that failures elsewhere do not lock it out. Members are told by a message when a browser that is not known signs in, except for their first sign-in; what was signed in to the account in the same browser before ends. Members and staff sign in here. Staff with a second factor get no token yet, but what `POST /v2/authmember/second-factor` takes together with a code.',
  })
  @ApiExtraModels(AccessTokenDto, SecondFactorNeededDto)
  @ApiOkResponse({
    description: 'A token; or, for staff with a second factor, what to send the code with.',
    headers: SETS_COOKIES,
    schema: {
      oneOf: [{ $ref: getSchemaPath(AccessTokenDto) }, { $ref: getSchemaPath(SecondFactorNeededDto) }],
    },
  })
  @ApiProblems(ValidationFailed, SignInFailed, SignInLocked, AccountSuspended, PasswordBarred)
  async signIn(
    @Body() credentials: SignInDto,
    @CallerLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccessTokenDto | SecondFactorNeededDto> {
    const device = readDeviceCookie(request, this.settings);
    const visitor = { address: request.ip, device, userAgent: request.headers['user-agent'], language };
    const outcome = await this.auth.signIn(credentials, visitor);
    const answer =
      'signedIn' in outcome
        ? answerSignedIn(outcome.signedIn, reply, this.settings)
        : { secondFactor: outcome.secondFactor };
    setDeviceCookie(reply, outcome, this.settings);
    void reply.header('cache-control', 'no-store');
    return answer;
  }

  @Get('refresh')
  @Public()
  @ApiCookieAuth(REFRESH_COOKIE)
  @ApiOperation({
    summary: 'Get a new access token',
    description:
      'Trades the refresh cookie for a new one and an access token. A refresh token works once; using an old one again ends its whole family. A session ends 30 days after its sign-in, and two weeks after its last refresh.',
  })
  @ApiOkResponse({ type: AccessTokenDto, headers: SETS_COOKIES })
  @ApiProblems(RefreshTokenMissing, LoginExpired)
  async refreshSession(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccessTokenDto> {
    const signedIn = await this.auth.refresh(readRefreshCookie(request, this.settings));
    return answerSignedIn(signedIn, reply, this.settings);
  }

  @Post('logout')
  @HttpCode(204)
  @Public()
  @ApiCookieAuth(REFRESH_COOKIE)
  @ApiOperation({
    summary: 'Sign out',
    description: 'Ends the session that the refresh cookie belongs to. Without one, nothing happens.',
  })
  @ApiNoContentResponse({ headers: SETS_COOKIES })
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.auth.signOut(readRefreshCookie(request, this.settings));
    clearRefreshCookie(reply, this.settings);
  }

  @Post('chpwd')
  @HttpCode(204)
  @SignedInOnly()
  @ApiOperation({
    summary: 'Change the password',
    description:
      'Needs the current password. All other sessions end at once. Members are told by a message, with a way to stop it.',
  })
  @ApiProblems(ValidationFailed, PasswordTooCommon, CurrentPasswordWrong, SignInLocked)
  changePassword(
    @Caller() caller: CurrentAccount,
    @Body() change: PasswordChangeDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<void> {
    return this.auth.changePassword(caller, change, ip);
  }
}
