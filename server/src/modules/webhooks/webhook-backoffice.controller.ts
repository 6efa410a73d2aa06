import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, StaffOnly } from '../../platform/access/access';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { uuidPipe } from '../../platform/validation/uuid-pipe';
import {
  WebhookChangeDto,
  WebhookCreateDto,
  WebhookCreatedDto,
  WebhookDeliveryPageDto,
  WebhookDeliveryQueryDto,
  WebhookDto,
  WebhookListDto,
  WebhookReplayDto,
  WebhookReplayedDto,
  WebhookSecretDto,
  WebhookTestedDto,
} from './webhook.dto';
import { EventNotFound, TooManyWebhooks, WebhookDisabled, WebhookNotFound } from './webhook.errors';
import { WebhookService } from './webhook.service';
import { WebhookDeliveryService } from './webhook-delivery.service';

const webhookIdParam = uuidPipe(() => new WebhookNotFound());
const WebhookId = () => Param('webhookId', webhookIdParam);

@ApiTags('Back office')
@Controller('backoffice/webhooks')
export class WebhookBackofficeController {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly deliveries: WebhookDeliveryService,
  ) {}

  @Post()
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'webhooks:write')
  @ApiOperation({
    summary: 'Have events sent to an address',
    description:
      'From now on; what happened before can be replayed. The secret is told in this answer alone. `webhooks` of this document says what is sent, and docs/webhooks.md how to receive it.',
  })
  @ApiProblems(ValidationFailed, TooManyWebhooks)
  addWebhook(@Caller() caller: CurrentAccount, @Body() wanted: WebhookCreateDto): Promise<WebhookCreatedDto> {
    return this.webhooks.create(caller, wanted);
  }

  @Get()
  @StaffOnly(['LOAN_OFFICER'], 'webhooks:read')
  @ApiOperation({
    summary: 'List the webhooks, newest first',
    description: 'With address, kinds of events and state. Secrets are told once, when they are made.',
  })
  listWebhooks(): Promise<WebhookListDto> {
    return this.webhooks.list();
  }

  @Get('deliveries')
  @StaffOnly(['LOAN_OFFICER'], 'webhooks:read')
  @ApiOperation({
    summary: 'List what was sent, and what became of it, newest event first',
    description:
      'Of one webhook, event, status or time. What was FAILED for a day is given up until it is replayed.',
  })
  @ApiProblems(ValidationFailed)
  listWebhookDeliveries(@Query() query: WebhookDeliveryQueryDto): Promise<WebhookDeliveryPageDto> {
    return this.deliveries.list(query);
  }

  @Get(':webhookId')
  @StaffOnly(['LOAN_OFFICER'], 'webhooks:read')
  @ApiOperation({ summary: 'Read a webhook', description: 'Its secret was told once, when it was made.' })
  @ApiProblems(WebhookNotFound)
  readWebhook(@WebhookId() webhookId: string): Promise<WebhookDto> {
    return this.webhooks.read(webhookId);
  }

  @Patch(':webhookId')
  @StaffOnly(['LOAN_OFFICER'], 'webhooks:write')
  @ApiOperation({
    summary: 'Change a webhook, disable or enable it',
    description:
      'While it is disabled nothing is sent. Once it is enabled, what was not taken before goes on; what happened meanwhile can be replayed.',
  })
  @ApiProblems(ValidationFailed, WebhookNotFound)
  changeWebhook(
    @Caller() caller: CurrentAccount,
    @WebhookId() webhookId: string,
    @Body() change: WebhookChangeDto,
  ): Promise<WebhookDto> {
    return this.webhooks.change(caller, webhookId, change);
  }

  @Delete(':webhookId')
  @HttpCode(204)
  @StaffOnly(['LOAN_OFFICER'], 'webhooks:write')
  @ApiOperation({
    summary: 'Delete a webhook',
    description: 'What was sent to it stays in the list of deliveries; what waits is given up.',
  })
  @ApiProblems(WebhookNotFound)
  removeWebhook(@Caller() caller: CurrentAccount, @WebhookId() webhookId: string): Promise<void> {
    return this.webhooks.delete(caller, webhookId);
  }

  @Post(':webhookId/rotate')
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'webhooks:write')
  @ApiOperation({
    summary: 'Give a webhook a new secret',
    description:
      'The secret is told in this answer alone. For a day messages are signed with the one before, too, or until that is ended. Another new one within the day takes its place: the oldest signs no more.',
  })
  @ApiProblems(WebhookNotFound)
  rotateWebhookSecret(
    @Caller() caller: CurrentAccount,
    @WebhookId() webhookId: string,
  ): Promise<WebhookSecretDto> {
    return this.webhooks.rotate(caller, webhookId);
  }

  @Delete(':webhookId/previous-secret')
  @HttpCode(204)
  @StaffOnly(['LOAN_OFFICER'], 'webhooks:write')
  @ApiOperation({
    summary: 'End the secret of before at once',
    description:
      'After an exchange messages are signed with both for a day; from now on with the new one alone.',
  })
  @ApiProblems(WebhookNotFound)
  endWebhookSecret(@Caller() caller: CurrentAccount, @WebhookId() webhookId: string): Promise<void> {
    return this.webhooks.endPreviousSecret(caller, webhookId);
  }

  @Post(':webhookId/test')
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'webhooks:write')
  @ApiOperation({ summary: 'Send a test event', description: 'It has the type `webhook.test`.' })
  @ApiProblems(WebhookNotFound, WebhookDisabled)
  testWebhook(@Caller() caller: CurrentAccount, @WebhookId() webhookId: string): Promise<WebhookTestedDto> {
    return this.deliveries.test(caller, webhookId);
  }

  @Post(':webhookId/replay')
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'webhooks:write')
  @ApiOperation({
    summary: 'Send an event once more, or all since a time',
    description: 'Under the same ids, whether they were taken or not. Events are kept for 90 days.',
  })
  @ApiProblems(ValidationFailed, WebhookNotFound, WebhookDisabled, EventNotFound)
  replayWebhook(
    @Caller() caller: CurrentAccount,
    @WebhookId() webhookId: string,
    @Body() wanted: WebhookReplayDto,
  ): Promise<WebhookReplayedDto> {
    return this.deliveries.replay(caller, webhookId, wanted);
  }
}
