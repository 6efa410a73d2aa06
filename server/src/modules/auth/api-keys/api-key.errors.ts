import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../../platform/problem/problem';

export const ApiKeyNotFound = defineProblem(
  'API_KEY_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'There is no such API key',
  'There is no API key with this id.',
);
export const TooManyKeys = defineProblem(
  'TOO_MANY_KEYS',
  HttpStatus.CONFLICT,
  'There are two keys of this name already',
  'Two keys of this name are good at the moment. Please revoke one of them first.',
);
