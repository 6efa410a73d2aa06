import { ApiProperty } from '@nestjs/swagger';

export class CalendarDto {
  /** Whether there is an address. */
  @ApiProperty({ example: true })
  active: boolean;

  /** Whoever has it reads due days and amounts, until it is revoked. Calendar programs subscribe to it. */
  @ApiProperty({
    format: 'uri-reference',
    required: false,
    example: 'https://pautang.example/v2/calendar/AZPVoG9efB6aMV0MikvfEE6p2QmVv0mSDAj4q1l7o3c.ics',
  })
  address?: string;

  /** When it was made. */
  @ApiProperty({ format: 'date-time', required: false, example: '2026-11-21T04:30:00.000Z' })
  createdAt?: string;
}
