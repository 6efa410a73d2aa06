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
export const SecondFactorRequired = defineProblem(
  'SECOND_FACTOR_REQUIRED',
  HttpStatus.FORBIDDEN,
  'A second factor is needed',
  'Please set up an authenticator for your account first, or sign in with its code.',
);
export const ApiKeyInvalid = defineProblem(
  'API_KEY_INVALID',
  HttpStatus.FORBIDDEN,
  'The API key is not valid',
  'There is no such API key. Please check that it was copied whole.',
);
export const ApiKeyExpired = defineProblem(
  'API_KEY_EXPIRED',
  HttpStatus.FORBIDDEN,
  'The API key has expired',
  'The time of this API key is over. Please ask a loan officer for a new one.',
);
export const ApiKeyRevoked = defineProblem(
  'API_KEY_REVOKED',
  HttpStatus.FORBIDDEN,
  'The API key was revoked',
  'This API key was revoked. Please ask a loan officer for a new one.',
);
export const ScopeMissing = defineProblem(
  'SCOPE_MISSING',
  HttpStatus.FORBIDDEN,
  'The API key lacks a scope',
  'This API key may not do this. Please ask a loan officer for one with the scope of this call.',
);
