import { ApiProperty } from '@nestjs/swagger';

export class SessionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** Browser and system, by what the browser says of itself; absent where it says neither. */
  @ApiProperty({ example: 'Chrome on Android' })
  device?: string;
  /** The country that the address of the sign-in is assigned to; absent where that is not known. */
  @ApiProperty({ example: 'Philippines' })
  place?: string;
  /** When it began. */
  @ApiProperty({ format: 'date-time' })
  firstSeenAt: string;
  /** When its access was last renewed, which happens every quarter of an hour while it is in use. */
  @ApiProperty({ format: 'date-time' })
  lastSeenAt: string;
  /** Whether it is the one that asks. */
  @ApiProperty({ example: true })
  isCurrent: boolean;
}

export class SessionListDto {
  /** The one that asks first, then those seen last; a hundred at most. */
  items: SessionDto[];
}
