import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { ProposalDto } from '../../../platform/four-eyes/proposal.dto';
import { NewPasswordField, PhoneField } from '../../../platform/validation/fields';
import { LONG_CODE_PATTERN, RECOVERY_CODE_PATTERN } from '../../../platform/validation/patterns';

export class RecoveryDto {
  /** The phone number of the account. */
  @ApiProperty({ example: '639170000012' })
  @PhoneField()
  phoneNumber: string;

  /** The eight digits that the Loan Assistant told. */
  @ApiProperty({ example: '12345678', minLength: 8, maxLength: 8 })
  @Matches(RECOVERY_CODE_PATTERN, { message: 'The recovery code has 8 digits.' })
  recoveryCode: string;

  /** 8 to 24 characters with an upper and a lower case letter, a digit and one of ! @ # $ %. */
  @NewPasswordField()
  newPassword: string;
}

export class RecoveryStopDto {
  /** What stands behind the # of the link that the member was sent. */
  @ApiProperty({ example: 'K7WQ-2M4X-9RTD-0J3C-5NGA-8VYE-6H1Z' })
  @Matches(LONG_CODE_PATTERN, { message: 'Open the link of the message, whole.' })
  stopCode: string;
}

export class RecoveryCodeIssueDto {
  /** The member's phone number. */
  @ApiProperty({ example: '639170000012' })
  @PhoneField()
  phoneNumber: string;
}

export class RecoveryCodeIssuedDto {
  /** Eight digits: told here once, and never again. Absent where a second assistant has to confirm it first. */
  @ApiProperty({ required: false, example: '12345678' })
  recoveryCode?: string;
  /** Ten minutes from now; of what waits for a second assistant, half an hour. */
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
  /** The name that the member registered with. */
  fullName: string;
  /** Whether a message is on its way that tells the member of the code, who can stop the recovery with it. */
  @ApiProperty({ example: true })
  memberTold: boolean;
  /** What waits for a second assistant. */
  @ApiProperty({ required: false, type: ProposalDto })
  proposal?: ProposalDto;
}
