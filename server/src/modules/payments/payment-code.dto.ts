import { ApiProperty } from '@nestjs/swagger';
import { WAYS_TO_PAY, type WayToPay } from '@pautang/loan-terms';
import {
  ListField,
  OptionalField,
  PhoneField,
  PositiveAmountField,
  TextField,
} from '../../platform/validation/fields';

export class PaymentCodeRequestDto {
  @ApiProperty({ example: '639170000012' })
  @PhoneField()
  phoneNumber: string;

  @ApiProperty({ example: 'LN00000001' })
  @TextField({ min: 1, max: 20, message: 'A loan number is like LN00000001.' })
  loanNumber: string;

  /** What the code pays, in pesos. */
  @ApiProperty({ example: 21834, minimum: 0, exclusiveMinimum: true })
  @PositiveAmountField()
  amount: number;

  /** What money beyond the amount due pays: the code's reference says it. Without it the lender's default counts. */
  @ApiProperty({ required: false, enumName: 'Overpayment', enum: WAYS_TO_PAY })
  @OptionalField()
  @ListField(WAYS_TO_PAY, `pays is one of ${WAYS_TO_PAY.join(', ')}.`)
  pays?: WayToPay;
}

/** A QR Ph code, for the app of a bank or e-wallet. */
export class PaymentCodeDto {
  /** Whether there is one: the lender takes QR Ph, the loan is in pesos and runs, and the amount is at most 9,999,999,999.99. */
  @ApiProperty({ example: true })
  offered: boolean;
  /** What it names the payment by. */
  @ApiProperty({ required: false, example: 'LN00000001-P' })
  reference?: string;
  /** The text of the code. */
  @ApiProperty({ required: false, example: '00020101021228…6304' })
  payload?: string;
  /** The code as PNG, in Base64. */
  @ApiProperty({ required: false, example: 'iVBORw0KGgo=' })
  picture?: string;
  /** To whom it pays, as the app will say. */
  @ApiProperty({ required: false, example: 'Pautang Financing Company' })
  merchantName?: string;
}
