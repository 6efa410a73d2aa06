import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const SignatureMissing = defineProblem(
  'SIGNATURE_MISSING',
  HttpStatus.UNAUTHORIZED,
  'The signature is missing',
  'This takes signed messages alone: send webhook-id, webhook-timestamp and webhook-signature.',
);
export const SignatureInvalid = defineProblem(
  'SIGNATURE_INVALID',
  HttpStatus.UNAUTHORIZED,
  'The signature is not valid',
  'The signature does not belong to this message and secret.',
);
export const SignatureExpired = defineProblem(
  'SIGNATURE_EXPIRED',
  HttpStatus.UNAUTHORIZED,
  'The message was signed at another time',
  'The webhook-timestamp is more than five minutes away from now. Please sign the message anew.',
);
export const PaymentNotFound = defineProblem(
  'PAYMENT_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'Payment not found',
  'There is no incoming payment with this number.',
);
export const PaymentNotUnassigned = defineProblem(
  'PAYMENT_NOT_UNASSIGNED',
  HttpStatus.CONFLICT,
  'The payment does not lie in suspense',
  'This payment was assigned, returned or bounced by now.',
);
export const PaymentDiffers = defineProblem(
  'PAYMENT_DIFFERS',
  HttpStatus.CONFLICT,
  'The payment was told differently before',
  'A payment with this id is known with another day, amount, currency or reference.',
);
export const PaymentNotRecordable = defineProblem(
  'PAYMENT_NOT_RECORDABLE',
  HttpStatus.CONFLICT,
  'The loan cannot take the payment',
  'The loan cannot take a payment of this day or amount.',
);
export const PaymentOtherCurrency = defineProblem(
  'PAYMENT_OTHER_CURRENCY',
  HttpStatus.CONFLICT,
  'The payment is of another currency',
  'A payment counts in the currency of the loan alone, and is never exchanged.',
);
export const PaymentAlreadyClaimed = defineProblem(
  'PAYMENT_ALREADY_CLAIMED',
  HttpStatus.CONFLICT,
  'You told us of this transfer already',
  'You told us of a transfer with this reference number already.',
);
export const TooManyPaymentClaims = defineProblem(
  'TOO_MANY_PAYMENT_CLAIMS',
  HttpStatus.CONFLICT,
  'Too many transfers wait',
  'So many of your transfers were not found yet that you can tell us of no more. Withdraw one, or contact us.',
);
export const PaymentClaimNotOpen = defineProblem(
  'PAYMENT_CLAIM_NOT_OPEN',
  HttpStatus.CONFLICT,
  'The transfer does not wait',
  'There is no such transfer that waits to be found.',
);
