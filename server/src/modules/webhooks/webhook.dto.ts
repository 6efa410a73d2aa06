import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, IsArray, IsBoolean, IsIn } from 'class-validator';
import { EVENT_TYPES, type EventType, TEST_EVENT } from '../../platform/events/event-types';
import { NextCursor, PageQueryDto } from '../../platform/page-query.dto';
import {
  IdField,
  ListField,
  MomentField,
  OptionalField,
  ReplaceableField,
  TextField,
} from '../../platform/validation/fields';
import { DELIVERY_STATES, type DeliveryState } from './webhook-delivery.entity';
import { DISABLED_BECAUSE, type DisabledBecause } from './webhook-endpoint.entity';
import { FAILURES, type Failure } from './webhook-sender';

const DESCRIPTION = 'The description has at most 200 characters.';
const CHOSEN = 'Choose one event or more of the list, or leave them out for all.';
const EVENT_ID = 'The id is that of an event.';
const URL_LENGTH = 'The address has 1 to 500 characters.';
const LONGEST_URL = 500;
const LONGEST_DESCRIPTION = 200;

const STATUSES = ['ENABLED', 'DISABLED'] as const;
const ADDRESS = { example: 'https://crm.example.com/pautang', description: 'Where events are sent to.' };
const DESCRIBED = { required: false, example: 'Our CRM', description: 'What it is for.' };
const EVENTS = {
  required: false,
  enumName: 'EventType',
  enum: EVENT_TYPES,
  isArray: true,
  example: ['loan.approved', 'repayment.recorded'],
  description: 'Which events are sent; without it all, those of later versions too.',
};
const SECRET = { example: `whsec_${'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'}` };

const UrlField = () => TextField({ min: 1, max: LONGEST_URL, message: URL_LENGTH });

export class WebhookCreateDto {
  @ApiProperty(ADDRESS)
  @UrlField()
  url: string;

  @ApiProperty(DESCRIBED)
  @OptionalField()
  @TextField({ min: 1, max: LONGEST_DESCRIPTION, message: DESCRIPTION })
  description?: string;

  @ApiProperty(EVENTS)
  @OptionalField()
  @IsArray({ message: CHOSEN })
  @ArrayNotEmpty({ message: CHOSEN })
  @IsIn([...EVENT_TYPES], { each: true, message: CHOSEN })
  events?: EventType[];
}

/** What is left out stays as it is. */
export class WebhookChangeDto {
  @ApiProperty({ ...ADDRESS, required: false })
  @OptionalField()
  @UrlField()
  url?: string;

  @ApiProperty({
    ...DESCRIBED,
    type: String,
    nullable: true,
    description: 'What it is for; null for nothing.',
  })
  @ReplaceableField(LONGEST_DESCRIPTION, DESCRIPTION)
  description?: string | null;

  @ApiProperty({
    ...EVENTS,
    description: 'Which events are sent from now on; an empty list stands for all.',
  })
  @OptionalField()
  @IsArray({ message: CHOSEN })
  @IsIn([...EVENT_TYPES], { each: true, message: CHOSEN })
  events?: EventType[];

  /** Whether anything is sent. What happens while nothing is can be replayed. */
  @ApiProperty({ required: false, example: true })
  @OptionalField()
  @IsBoolean({ message: 'enabled is true or false.' })
  enabled?: boolean;
}

/** An endpoint that events are sent to. */
export class WebhookDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty(ADDRESS)
  url: string;
  @ApiProperty(DESCRIBED)
  description?: string;
  @ApiProperty(EVENTS)
  events?: EventType[];
  /** Whether events are sent to it. */
  @ApiProperty({ enumName: 'WebhookStatus', enum: STATUSES })
  status: (typeof STATUSES)[number];
  /** Why it is disabled: an officer did it, or it answered 410. */
  @ApiProperty({ required: false, enumName: 'WebhookDisabledBecause', enum: DISABLED_BECAUSE })
  disabledBecause?: DisabledBecause;
  /** Until when messages are signed with the secret of before, too. */
  @ApiProperty({ required: false, format: 'date-time', example: '2026-11-22T04:30:00.000Z' })
  previousSecretUntil?: string;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class WebhookCreatedDto extends WebhookDto {
  /** Told here once, and never again: with it a receiver verifies that a message is ours. */
  @ApiProperty(SECRET)
  secret: string;
}

export class WebhookListDto {
  items: WebhookDto[];
}

export class WebhookSecretDto {
  /** Told here once, and never again. */
  @ApiProperty(SECRET)
  secret: string;
  /** Until then messages are signed with the one before, too. */
  @ApiProperty({ format: 'date-time', example: '2026-11-22T04:30:00.000Z' })
  previousSecretUntil: string;
}

export class WebhookTestedDto {
  /** By which the delivery is found, and which the message has as `webhook-id`. */
  @ApiProperty({ format: 'uuid' })
  eventId: string;
}

/** One of both. */
export class WebhookReplayDto {
  /** The event that is sent once more, under the same id. */
  @ApiProperty({ required: false, format: 'uuid', example: '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10' })
  @OptionalField()
  @IdField(EVENT_ID)
  eventId?: string;

  /** All events of the chosen types that were recorded from then on are sent once more, by the machine's clock. */
  @ApiProperty({ required: false, format: 'date-time' })
  @OptionalField()
  @MomentField()
  since?: string;
}

export class WebhookReplayedDto {
  /** How many events are on their way again. */
  @ApiProperty({ type: 'integer', example: 12 })
  count: number;
}

export class WebhookDeliveryQueryDto extends PageQueryDto {
  /** Of one endpoint. */
  @ApiProperty({ required: false, format: 'uuid' })
  @OptionalField()
  @IdField('The id is that of a webhook.')
  webhookId?: string;

  @ApiProperty({ required: false, enumName: 'WebhookDeliveryStatus', enum: DELIVERY_STATES })
  @OptionalField()
  @ListField(DELIVERY_STATES, 'The status is one of PENDING, DELIVERED, FAILED.')
  status?: DeliveryState;

  /** Of one event. */
  @ApiProperty({ required: false, format: 'uuid' })
  @OptionalField()
  @IdField(EVENT_ID)
  eventId?: string;

  /** Of events that were recorded from then on. */
  @ApiProperty({ required: false, format: 'date-time' })
  @OptionalField()
  @MomentField()
  from?: string;

  /** Of events that were recorded before. */
  @ApiProperty({ required: false, format: 'date-time' })
  @OptionalField()
  @MomentField()
  to?: string;
}

/** That an endpoint is told of an event, and what became of it. */
export class WebhookDeliveryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ format: 'uuid' })
  webhookId: string;
  @ApiProperty({ format: 'uuid' })
  eventId: string;
  /** What happened. */
  @ApiProperty({ enumName: 'SentEventType', enum: [...EVENT_TYPES, TEST_EVENT], example: 'loan.approved' })
  type: EventType;
  /** Whom it concerns; absent for a test. */
  @ApiProperty({ format: 'uuid', required: false })
  memberId?: string;
  /** FAILED was tried for a day, and is tried again where somebody replays it. */
  @ApiProperty({ enumName: 'WebhookDeliveryStatus', enum: DELIVERY_STATES })
  status: DeliveryState;
  /** How often it was tried. */
  @ApiProperty({ type: 'integer', example: 1 })
  tries: number;
  /** What the endpoint answered to the last try; absent where it did not. */
  @ApiProperty({ type: 'integer', required: false, example: 204 })
  answeredStatus?: number;
  /** Why the last try came to nothing. */
  @ApiProperty({ required: false, enumName: 'WebhookFailure', enum: FAILURES })
  failure?: Failure;
  /** When it was recorded, by the machine's clock. */
  @ApiProperty({ format: 'date-time' })
  recordedAt: string;
  /** Of the last try. */
  @ApiProperty({ format: 'date-time', required: false })
  triedAt?: string;
  /** Not before then it is tried again, and not before the member's earlier events. */
  @ApiProperty({ format: 'date-time', required: false })
  nextTryAt?: string;
  @ApiProperty({ format: 'date-time', required: false, description: 'When it was taken.' })
  deliveredAt?: string;
}

export class WebhookDeliveryPageDto {
  items: WebhookDeliveryDto[];
  @NextCursor()
  nextCursor?: string;
}
