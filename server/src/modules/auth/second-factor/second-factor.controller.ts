import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../../config/settings';
import {
  Caller,
  type CurrentAccount,
  Public,
  StaffBeforeSecondFactor,
} from '../../../platform/access/access';
import { SecondFactorRequired } from '../../../platform/access/access.errors';
import { SETS_COOKIES } from '../../../platform/openapi/answer-headers';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { ValidationFailed } from '../../../platform/problem/common.errors';
import { AccessTokenDto } from '../auth.dto';
import { AccountSuspended, CurrentPasswordWrong, SignInLocked } from '../auth.errors';
import { answerSignedIn } from '../signed-in';
import {
  SecondFactorAnswerDto,
  SecondFactorConfirmDto,
  SecondFactorEnrolDto,
  SecondFactorEnrolmentDto,
  SecondFactorRecoveryCodesDto,
  SecondFactorRemoveDto,
  SecondFactorStatusDto,
} from './second-factor.dto';
import {
  SecondFactorCodeInvalid,
  SecondFactorLocked,
  SecondFactorMissing,
  SecondFactorTokenInvalid,
} from './second-factor.errors';
import { SecondFactorSignIn } from './second-factor-sign-in.service';
import { SecondFactors } from './second-factors';

@ApiTags('Authentication')
@Controller('authmember/second-factor')
export class SecondFactorController {
  constructor(
    private readonly signIns: SecondFactorSignIn,
    private readonly factors: SecondFactors,
    private readonly settings: Settings,
  ) {}

  @Post()
  @HttpCode(200)
  @Public()
  @ApiOperation({
    summary: 'Sign in: the second factor',
    description:
      'For staff with an authenticator, after the password: answers what the sign-in answers without one. Five wrong codes end the sign-in, ten a day all that are under way; SECOND_FACTOR_CODE_INVALID says as `triesLeft` how many are left. A code counts once.',
  })
  @ApiOkResponse({ type: AccessTokenDto, headers: SETS_COOKIES })
  @ApiProblems(
    ValidationFailed,
    SecondFactorTokenInvalid,
    SecondFactorCodeInvalid,
    SecondFactorLocked,
    AccountSuspended,
  )
  async enterSecondFactor(
    @Body() answer: SecondFactorAnswerDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccessTokenDto> {
    return answerSignedIn(await this.signIns.signIn(answer), reply, this.settings);
  }

  @Get()
  @StaffBeforeSecondFactor()
  @ApiOperation({
    summary: 'Read the own second factor',
    description:
      'Whether there is an authenticator, since when, how many recovery codes are left, and whether one is needed.',
  })
  readSecondFactor(@Caller() caller: CurrentAccount): Promise<SecondFactorStatusDto> {
    return this.factors.status(caller);
  }

  @Post('enrol')
  @HttpCode(200)
  @StaffBeforeSecondFactor()
  @ApiOperation({
    summary: 'Begin to set up an authenticator',
    description:
      'Takes the password, and to replace an authenticator one of its codes or a recovery code. What it answers counts once `POST /v2/authmember/second-factor/confirm` has got a code of it, within a quarter of an hour.',
  })
  @ApiProblems(
    ValidationFailed,
    CurrentPasswordWrong,
    SignInLocked,
    SecondFactorCodeInvalid,
    SecondFactorLocked,
    SecondFactorRequired,
  )
  async enrolSecondFactor(
    @Caller() caller: CurrentAccount,
    @Body() wanted: SecondFactorEnrolDto,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SecondFactorEnrolmentDto> {
    void reply.header('cache-control', 'no-store');
    return this.factors.enrol(caller, wanted, ip);
  }

  @Post('confirm')
  @HttpCode(200)
  @StaffBeforeSecondFactor()
  @ApiOperation({
    summary: 'Finish setting up an authenticator',
    description:
      'Answers ten recovery codes, which take the place of earlier ones. All other sessions end; this one may do from now on what its role may. After five wrong codes it begins anew.',
  })
  @ApiProblems(ValidationFailed, SecondFactorMissing, SecondFactorCodeInvalid)
  async confirmSecondFactor(
    @Caller() caller: CurrentAccount,
    @Body() confirmation: SecondFactorConfirmDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SecondFactorRecoveryCodesDto> {
    void reply.header('cache-control', 'no-store');
    return this.factors.confirm(caller, confirmation);
  }

  @Post('remove')
  @HttpCode(204)
  @StaffBeforeSecondFactor()
  @ApiOperation({
    summary: 'Remove the authenticator',
    description:
      'With its recovery codes. All other sessions end. Where a second factor is required, another one has to be set up next.',
  })
  @ApiProblems(
    ValidationFailed,
    CurrentPasswordWrong,
    SignInLocked,
    SecondFactorMissing,
    SecondFactorCodeInvalid,
    SecondFactorLocked,
  )
  removeSecondFactor(
    @Caller() caller: CurrentAccount,
    @Body() removal: SecondFactorRemoveDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<void> {
    return this.factors.remove(caller, removal, ip);
  }
}
