import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsObject } from 'class-validator';
import { OptionalField, TextField, TriedPasswordField } from '../../../platform/validation/fields';
import { PLACE_PATTERN } from '../../../platform/validation/patterns';

const NAME = 'The name has 3 to 60 letters, digits and signs of - . , / ( ).';
const NO_CREDENTIAL = 'credential is what the browser answered.';
const NAMED = { example: 'My phone' };

/** Of a browser and for one: the standard says what is in it (Web Authentication, level 3). */
const AS_JSON = { type: 'object', additionalProperties: true } as const;
const CHALLENGE = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const CREDENTIAL = { id: 'q83vEjRWeJA', rawId: 'q83vEjRWeJA', type: 'public-key', response: {} };

export class PasskeyPrepareDto {
  @TriedPasswordField()
  password: string;
}

export class PasskeyOptionsDto {
  /** For `navigator.credentials` of the browser, as JSON; good for five minutes and once. */
  @ApiProperty({ ...AS_JSON, example: { challenge: CHALLENGE, rpId: 'pautang.example', timeout: 300_000 } })
  options: object;
}

export class PasskeyAddDto {
  /** By which its owner knows it. */
  @ApiProperty(NAMED)
  @TextField({ min: 3, max: 60, pattern: PLACE_PATTERN, message: NAME })
  name: string;

  /** What `navigator.credentials.create` answered, as JSON. */
  @ApiProperty({ ...AS_JSON, example: CREDENTIAL })
  @IsObject({ message: NO_CREDENTIAL })
  credential: object;
}

export class PasskeyRemoveDto {
  @TriedPasswordField()
  password: string;
}

export class PasskeySignInDto {
  /** What `navigator.credentials.get` answered, as JSON. */
  @ApiProperty({ ...AS_JSON, example: CREDENTIAL })
  @IsObject({ message: NO_CREDENTIAL })
  credential: object;

  /** Whether the sign-in outlives the browser ('Remember me'). */
  @OptionalField()
  @IsBoolean({ message: 'persist is true or false.' })
  persist?: boolean = true;
}

export class PasskeyDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty(NAMED)
  name: string;
  @ApiProperty({ format: 'date-time' })
  addedAt: string;
  /** Absent before its first sign-in. */
  @ApiProperty({ format: 'date-time' })
  lastUsedAt?: string;
  /** Whether it is kept on more than one device. */
  @ApiProperty({ example: true })
  isBackedUp: boolean;
}

export class PasskeyListDto {
  /** The newest first. */
  items: PasskeyDto[];
}
