import { ApiProperty } from '@nestjs/swagger';
import { LoanNumberField } from '../../platform/validation/fields';
import { OwnPhoneNumberDto } from '../member/member.dto';

/** Names the loan to be cancelled. */
export class LoanCancelDto extends OwnPhoneNumberDto {
  @ApiProperty({ example: 'LN00000001' })
  @LoanNumberField()
  loanNumber: string;
}

const CANCEL_STATES = ['LOAN_CANCELLED'] as const;

export class LoanCancelledDto {
  @ApiProperty({ enumName: 'LoanCancelState', enum: CANCEL_STATES })
  state: (typeof CANCEL_STATES)[number];
  loanNumber: string;
}
