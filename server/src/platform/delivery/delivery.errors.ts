import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../problem/problem';

export const DeliveryFailed = defineProblem(
  'DELIVERY_FAILED',
  HttpStatus.SERVICE_UNAVAILABLE,
  'The message was not sent',
  'We could not send the message just now. Please try again in a little while.',
);
