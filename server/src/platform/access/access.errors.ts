import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../problem/problem';

export const TokenMissing = defineProblem(
  'TOKEN_MISSING',
  HttpStatus.UNAUTHORIZED,
  'Sign-in needed',
  'Please sign in first.',
);
export const TokenExpired = defineProblem(
  'TOKEN_EXPIRED',
  HttpStatus.FORBIDDEN,
  'The access token has expired',
  'Your login has expired.',
);
export const TokenInvalid = defineProblem(
  'TOKEN_INVALID',
  HttpStatus.FORBIDDEN,
  'The access token is not valid',
  'Your login is not valid. Please sign in again.',
);
export const Forbidden = defineProblem(
  'FORBIDDEN',
  HttpStatus.FORBIDDEN,
  'Not allowed',
  'Your account may not do this.',
);
export const NotYourAccount = defineProblem(
  'NOT_YOUR_ACCOUNT',
  HttpStatus.FORBIDDEN,
  'Not your account',
  'This phone number is not the one you signed in with.',
);
