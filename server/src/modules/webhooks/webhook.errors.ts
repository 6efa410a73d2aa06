import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const WebhookNotFound = defineProblem(
  'WEBHOOK_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'There is no such webhook',
  'There is no webhook with this id, or it was deleted.',
);
export const WebhookDisabled = defineProblem(
  'WEBHOOK_DISABLED',
  HttpStatus.CONFLICT,
  'The webhook is disabled',
  'This webhook is disabled, so nothing is sent to it. Please enable it first.',
);
export const TooManyWebhooks = defineProblem(
  'TOO_MANY_WEBHOOKS',
  HttpStatus.CONFLICT,
  'There are too many webhooks',
  'There are 20 webhooks already. Please delete one of them first.',
);
export const EventNotFound = defineProblem(
  'EVENT_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'There is no such event',
  'There is no event with this id. Events are kept for 90 days.',
);
