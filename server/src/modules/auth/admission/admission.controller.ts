import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../platform/access/access';
import { DeliveryFailed } from '../../../platform/delivery/delivery.errors';
import type { Language } from '../../../platform/language/language';
import { CallerLanguage } from '../../../platform/language/language-of';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { TooManyRequests, ValidationFailed } from '../../../platform/problem/common.errors';
import { InvitationCodeInvalid, SwitchedOff } from '../auth.errors';
import { InvitationCodeDto, PhoneOtpDto, PhoneOtpSentDto } from './admission.dto';
import { InvitationService } from './invitation.service';
import { PhoneVerificationService } from './phone-verification.service';

@ApiTags('Authentication')
@Controller('authmember')
export class AdmissionController {
  constructor(
    private readonly invitations: InvitationService,
    private readonly phones: PhoneVerificationService,
  ) {}

  @Post('invitation')
  @HttpCode(204)
  @Public()
  @ApiOperation({
    summary: 'Check an invitation code',
    description: 'Before the registration, which uses it up.',
  })
  @ApiProblems(ValidationFailed, SwitchedOff, InvitationCodeInvalid)
  checkInvitation(@Body() { invitationCode }: InvitationCodeDto): Promise<void> {
    return this.invitations.check(invitationCode);
  }

  @Post('phoneotp')
  @HttpCode(200)
  @Public()
  @ApiOperation({
    summary: 'Send a code that confirms the phone number of a registration',
    description:
      'Six digits, good for ten minutes and one registration; another one ends the one before. The answer does not tell whether the number has an account. Five a day for a number, with a minute between them.',
  })
  @ApiProblems(ValidationFailed, SwitchedOff, TooManyRequests, DeliveryFailed)
  sendPhoneOtp(
    @Body() owner: PhoneOtpDto,
    @Req() { ip }: FastifyRequest,
    @CallerLanguage() language: Language,
  ): Promise<PhoneOtpSentDto> {
    return this.phones.send(owner, { address: ip, language });
  }
}
