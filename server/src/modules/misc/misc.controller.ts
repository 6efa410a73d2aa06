import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../../config/settings';
import { Public } from '../../platform/access/access';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { Idempotent, OptionalIdempotencyKey } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { TooManyRequests, ValidationFailed } from '../../platform/problem/common.errors';
import { ContactService } from './contact.service';
import { ConfigDto, ContactDto, ContactReceivedDto, VisitorDto } from './misc.dto';
import { publicConfig } from './public-config';
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
  @ApiOperation({
    summary: 'Read the company, the loan limits and what is switched on',
    description: 'Set by whoever operates the product, and the same for everybody.',
  })
  readConfig(): ConfigDto {
    return publicConfig(this.settings);
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
  @Idempotent({ required: false })
  @ApiOperation({
    summary: 'Send a message to the company',
    description: 'With an Idempotency-Key a message that is sent again is kept, and counts, once.',
  })
  @ApiCreatedResponse({ type: ContactReceivedDto })
  @ApiProblems(ValidationFailed, TooManyRequests)
  sendContactMessage(
    @Body() message: ContactDto,
    @Req() { ip }: FastifyRequest,
    @OptionalIdempotencyKey() key: string | undefined,
  ): Promise<ContactReceivedDto | StoredAnswer> {
    return this.contact.keep(message, ip, key);
  }
}
