import { ApiProperty } from '@nestjs/swagger';
import { NextCursor } from '../page-query.dto';
import { QUEUES, type QueueName } from './queues';

/** One kind of work in the background, and how much of it there is. */
export class JobQueueDto {
  @ApiProperty({ enumName: 'QueueName', enum: QUEUES, description: 'The kind of work.' })
  queue: QueueName;
  /** Jobs whose first try is still to come. */
  @ApiProperty({ type: 'integer', example: 1 })
  waiting: number;
  /** Jobs that a server does at this moment. */
  @ApiProperty({ type: 'integer', example: 0 })
  active: number;
  /** Jobs that failed, and are tried again by themselves. */
  @ApiProperty({ type: 'integer', example: 0 })
  retrying: number;
  /** Jobs that failed too often, and wait for a person. */
  @ApiProperty({ type: 'integer', example: 0 })
  failed: number;
}

export class JobQueuesDto {
  items: JobQueueDto[];
}

/** A job that failed at least once and is not done. */
export class FailedJobDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ enumName: 'QueueName', enum: QUEUES, description: 'The kind of work.' })
  queue: QueueName;
  /** What it is about; absent where it is nothing in particular. */
  @ApiProperty({ required: false, example: 'loan LN00000001' })
  subject?: string;
  /** Why it failed the last time. */
  @ApiProperty({ example: 'the gateway answered 500' })
  reason: string;
  /** How often it was tried. */
  @ApiProperty({ type: 'integer', example: 3 })
  tries: number;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /** When it is tried again by itself; absent where it waits for a person. */
  @ApiProperty({ required: false, format: 'date-time', example: '2026-11-21T04:31:00.000Z' })
  nextTryAt?: string;
}

export class FailedJobPageDto {
  items: FailedJobDto[];
  @NextCursor()
  nextCursor?: string;
}
