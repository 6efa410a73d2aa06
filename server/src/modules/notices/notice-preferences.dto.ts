import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { CHANNELS, type Channel } from '../../platform/delivery/channels';
import { LANGUAGES, type Language } from '../../platform/language/language';
import { ListField, OptionalField } from '../../platform/validation/fields';
import { NOTICE_KINDS, type NoticeKind, TOPICS, type Topic } from './notice-kinds';

const CHOSEN = 'Choose topics of the list, each once.';
const CHANNEL_LIST = { enumName: 'NoticeChannel', enum: CHANNELS, isArray: true };
const TOPIC_LIST = { enumName: 'NoticeTopic', enum: TOPICS, isArray: true };
const BY_SMS = { ...TOPIC_LIST, example: ['LOAN', 'MONEY', 'REMINDERS', 'PAYMENTS', 'LATE'] };
const BY_EMAIL = { ...TOPIC_LIST, example: ['CONTRACT', 'STATEMENTS'] };
const SPOKEN = { enumName: 'Language', enum: LANGUAGES, example: 'fil' };

export class NoticeTopicDto {
  /** What notices are about. */
  @ApiProperty({ enumName: 'NoticeTopic', enum: TOPICS, example: 'LATE' })
  topic: Topic;
  /** What belongs to it. */
  @ApiProperty({ enumName: 'NoticeKind', enum: NOTICE_KINDS, isArray: true, example: ['LATE_1', 'LATE_4'] })
  kinds: NoticeKind[];
  /** How it may be told. */
  @ApiProperty({ ...CHANNEL_LIST, example: ['SMS', 'EMAIL'] })
  possible: Channel[];
  /** How it is told in any case, since the contract or the law asks for it. */
  @ApiProperty({ ...CHANNEL_LIST, example: ['SMS'] })
  required: Channel[];
}

export class NoticePreferencesDto {
  /** What is told by text message. */
  @ApiProperty(BY_SMS)
  sms: Topic[];
  /** What is told by e-mail. */
  @ApiProperty(BY_EMAIL)
  email: Topic[];
  /** Whether the member gave an e-mail address; without one nothing is told that way. */
  @ApiProperty({ example: true })
  hasEmail: boolean;
  @ApiProperty({
    ...SPOKEN,
    description: 'In which language it is told: that of the last sign-in or choice.',
  })
  language: Language;
  /** All topics, in the order in which they are shown. */
  topics: NoticeTopicDto[];
}

export class NoticePreferencesChangeDto {
  /** All that is to be told by text message. */
  @ApiProperty(BY_SMS)
  @IsArray({ message: CHOSEN })
  @ArrayMaxSize(TOPICS.length, { message: CHOSEN })
  @ArrayUnique({ message: CHOSEN })
  @IsIn([...TOPICS], { each: true, message: CHOSEN })
  sms: Topic[];

  /** All that is to be told by e-mail. */
  @ApiProperty(BY_EMAIL)
  @IsArray({ message: CHOSEN })
  @ArrayMaxSize(TOPICS.length, { message: CHOSEN })
  @ArrayUnique({ message: CHOSEN })
  @IsIn([...TOPICS], { each: true, message: CHOSEN })
  email: Topic[];

  /** In which language it is to be told; without it as before. */
  @ApiProperty({ ...SPOKEN, required: false })
  @OptionalField()
  @ListField(LANGUAGES, 'The language is one of en, fil.')
  language?: Language;
}
