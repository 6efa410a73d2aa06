import { ApiProperty } from '@nestjs/swagger';
import { TextField, TriedPasswordField } from '../../platform/validation/fields';
import { DOWNLOAD_STATES, type DownloadState } from './data-export.entity';

const STATES = ['NONE', ...DOWNLOAD_STATES] as const;

export class DownloadRequestDto {
  /** The password one signs in with. */
  @ApiProperty({ example: 'Your own password' })
  @TriedPasswordField()
  password: string;
}

export class DownloadDto {
  /** NONE before the first one was asked for; of an older one than today's, EXPIRED. */
  @ApiProperty({ enumName: 'DownloadState', enum: STATES, example: 'READY' })
  state: DownloadState | 'NONE';

  /** When it was asked for. */
  @ApiProperty({ format: 'date-time', required: false, example: '2026-11-21T04:30:00.000Z' })
  requestedAt?: string;

  /** Until when a READY one can be downloaded. */
  @ApiProperty({ format: 'date-time', required: false, example: '2026-11-22T04:30:05.000Z' })
  expiresAt?: string;

  /** Size of a READY file in bytes. */
  @ApiProperty({ required: false, example: 482113 })
  sizeBytes?: number;

  /** Path of a READY file on this server: whoever has it can download the file until it expires. */
  @ApiProperty({
    format: 'uri-reference',
    required: false,
    example:
      '/v2/downloads/0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/0193d5a0-7a11-7c1e-9a31-5d0c8a4b7f10?expires=1795321805&signature=x',
  })
  url?: string;
}

export class DownloadLinkDto {
  /** When the link ends, in seconds since 1970. */
  @TextField({ min: 1, max: 20, message: 'The link is not complete.' })
  expires: string;

  @TextField({ min: 1, max: 100, message: 'The link is not complete.' })
  signature: string;
}

export class AccountCloseDto {
  /** The password one signs in with. */
  @ApiProperty({ example: 'Your own password' })
  @TriedPasswordField()
  password: string;
}
