import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { agreedTerms, TERMS_VERSION } from '@pautang/legal-texts';
import type { FastifyRequest } from 'fastify';
import { latePaymentRules } from '../../config/late-payment-rules';
import { Settings } from '../../config/settings';
import { Public } from '../../platform/access/access';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { TooManyRequests, ValidationFailed } from '../../platform/problem/common.errors';
import { UPLOAD_LIMITS } from '../upload/upload-form';
import { ContactService } from './contact.service';
import { ConfigDto, ContactDto, ContactReceivedDto, VisitorDto } from './misc.dto';
import { locateVisitor } from './visitor-country';

@ApiTags('Misc')
@Controller()
export class MiscController {
  constructor(
    private readonly settings: Settings,
    private readonly contact: ContactService,
  ) {}

  @Get('config')
  @Public()
  @ApiOperation({ summary: 'Read the company, the loan limits and what is switched on' })
  readConfig(): ConfigDto {
    const { environment, isDemo } = this.settings;
    return {
      companyName: environment.COMPANY_NAME,
      companyShortName: environment.COMPANY_SHORT_NAME,
      secRegistration: environment.COMPANY_SEC_REGISTRATION,
      certificateOfAuthority: environment.COMPANY_CERTIFICATE_OF_AUTHORITY,
      paymentOperatorNumber: environment.COMPANY_PAYMENT_OPERATOR_NUMBER,
      contactEmail: environment.COMPANY_EMAIL,
      established: environment.COMPANY_ESTABLISHED,
      employees: environment.COMPANY_EMPLOYEES,
      assistant: {
        name: environment.ASSISTANT_NAME,
        phone: environment.ASSISTANT_PHONE,
        hours: environment.ASSISTANT_HOURS,
      },
      minLoan: environment.LOAN_MIN,
      maxLoan: environment.LOAN_MAX,
      interestRate: environment.LOAN_RATE_PERCENT,
      interestMethod: environment.LOAN_METHOD,
      terms: environment.LOAN_TERMS,
      termsVersion: TERMS_VERSION,
      coolingOffDays: environment.LOAN_COOLING_OFF_DAYS,
      penalty: latePaymentRules(agreedTerms),
      payment: {
        bankName: environment.PAYMENT_BANK_NAME,
        accountName: environment.PAYMENT_ACCOUNT_NAME,
        accountNumber: environment.PAYMENT_ACCOUNT_NUMBER,
      },
      upload: UPLOAD_LIMITS,
      features: {
        demo: isDemo,
        accountRecovery: environment.ACCOUNT_RECOVERY,
        invitationCode: environment.INVITATION_CODE,
        phoneOtp: environment.PHONE_OTP,
      },
    };
  }

  @Get('misc/ip')
  @Public()
  @ApiOperation({
    summary: 'Read the own address and the country it is assigned to',
    description: 'Looked up offline. Both are empty when unknown.',
  })
  locateVisitor(@Req() request: FastifyRequest): VisitorDto {
    return locateVisitor(request.ip);
  }

  @Post('misc/contact')
  @Public()
  @ApiOperation({ summary: 'Send a message to the company' })
  @ApiProblems(ValidationFailed, TooManyRequests)
  sendContactMessage(
    @Body() message: ContactDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<ContactReceivedDto> {
    return this.contact.keep(message, ip);
  }
}
