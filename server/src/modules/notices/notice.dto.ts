import { ApiProperty } from '@nestjs/swagger';
import { CHANNELS, type Channel } from '../../platform/delivery/channels';
import { LANGUAGES, type Language } from '../../platform/language/language';
import { NextCursor, PageQueryDto } from '../../platform/page-query.dto';
import { OptionalField, TextField } from '../../platform/validation/fields';
import { NOTICE_STATES, type NoticeState } from './notice.entity';
import { NOTICE_KINDS, type NoticeKind, TOPICS, type Topic } from './notice-kinds';

const SHOWN_STATES = NOTICE_STATES.filter((state) => state !== 'NEW');

export class NoticeDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** What it tells. */
  @ApiProperty({ enumName: 'NoticeKind', enum: NOTICE_KINDS, example: 'DUE_IN_3' })
  kind: NoticeKind;

  /** What it belongs to in the preferences. */
  @ApiProperty({ enumName: 'NoticeTopic', enum: TOPICS, example: 'REMINDERS' })
  topic: Topic;

  @ApiProperty({ example: 'LN00000001' })
  loanNumber: string;

  /** Of a reminder, or of what is late, the due day that it is about. */
  @ApiProperty({ format: 'date', required: false, example: '2026-12-21' })
  dueDate?: string;

  /** When it came up. */
  @ApiProperty({ format: 'date-time', example: '2026-12-17T16:00:00.000Z' })
  madeAt: string;

  /**
   * WAITING is sent when members may be contacted again, KEPT stands in the account alone, MOOT was not sent since it no
   * longer held, FAILED could not be sent.
   */
  @ApiProperty({ enumName: 'NoticeState', enum: SHOWN_STATES, example: 'SENT' })
  state: NoticeState;

  /** By which ways it went. */
  @ApiProperty({ enumName: 'NoticeChannel', enum: CHANNELS, isArray: true, example: ['SMS'] })
  sentBy: Channel[];

  /** When it went. */
  @ApiProperty({ format: 'date-time', required: false, example: '2026-12-17T22:00:03.000Z' })
  sentAt?: string;

  /** In which language it was said. */
  @ApiProperty({ enumName: 'Language', enum: LANGUAGES, example: 'en' })
  language: Language;

  @ApiProperty({
    example: 'A payment of your loan falls due',
    description: 'What it is about, as it was said.',
  })
  subject: string;

  /** The words, as they were said. */
  @ApiProperty({
    example: 'Pautang: PHP 21,834.00 of loan LN00000001 is due in 3 days, on December 21, 2026.',
  })
  text: string;
}

export class NoticePageDto {
  items: NoticeDto[];
  @NextCursor()
  nextCursor?: string;
}

export class NoticeQueryDto extends PageQueryDto {
  /** Those of one loan alone. */
  @ApiProperty({ required: false, example: 'LN00000001' })
  @OptionalField()
  @TextField({ min: 1, max: 20, message: 'Give the number of a loan.' })
  loanNumber?: string;
}
