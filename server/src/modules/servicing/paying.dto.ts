import { ApiProperty } from '@nestjs/swagger';

/** Where installments are paid to; the loan number is the reference. */
export class PaymentAccountDto {
  bankName: string;
  accountName: string;
  accountNumber: string;
}

/** A payment that is still to come. */
export class NextPaymentOnDto {
  @ApiProperty({ format: 'date', example: '2027-01-21' })
  dueDate: string;
  amount: number;
}
