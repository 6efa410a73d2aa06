import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { NOTICE_TOKEN_PATTERN } from './notice-token';

export class IntruderStopDto {
  /** What stands behind the # of the link in the message. */
  @ApiProperty({ example: 'AZNvQmO8dQKKl9WfG3yR1ghXo1tT0bM2m4rJ9u6ZkQs' })
  @Matches(NOTICE_TOKEN_PATTERN, { message: 'Open the link of the message, whole.' })
  token: string;
}
