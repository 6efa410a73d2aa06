import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiProblems } from '../openapi/api-problems';
import {
  ApiKeyExpired,
  ApiKeyInvalid,
  ApiKeyRevoked,
  Forbidden,
  NotYourAccount,
  ScopeMissing,
  TokenExpired,
  TokenInvalid,
  TokenMissing,
} from './access.errors';
import type { Scope } from './scopes';

export const ROLES = ['MEMBER', 'LOAN_OFFICER', 'LOAN_ASSISTANT'] as const;
export type Role = (typeof ROLES)[number];
export const STAFF_ROLES = ['LOAN_OFFICER', 'LOAN_ASSISTANT'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who is calling, as the access token says; or an API key by its id, which has no number, role or session. */
export interface CurrentAccount {
  readonly accountId: string;
  readonly phoneNumber: string;
  readonly roles: readonly Role[];
  /** The refresh family that the token came from. */
  readonly sessionId: string;
}

export const isStaff = ({ roles }: Pick<CurrentAccount, 'roles'>): boolean =>
  STAFF_ROLES.some((role) => roles.includes(role));

export const ACCESS = 'pautang:access';
export type Access = 'public' | readonly Role[];

/** Anyone may call this operation. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

const forThemselves = (roles: readonly Role[]) =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, roles),
    ApiBearerAuth(),
    ApiProblems(TokenMissing, TokenExpired, TokenInvalid, Forbidden, NotYourAccount),
  );

/** Members may call this operation, each for themselves: a phone number in the body must be their own. */
export const MembersOnly = () => forThemselves(['MEMBER']);

/** Members and staff may call this operation, each for themselves. */
export const SignedInOnly = () => forThemselves(ROLES);

export const SCOPE = 'pautang:scope';
/** The name of the scheme for operations that take API keys. */
export const API_KEY = 'apiKey';

/** Staff with one of these roles may call this operation, and API keys of this scope; without a scope no key may. */
export const StaffOnly = (roles: readonly StaffRole[], scope?: Scope) =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, roles),
    ApiBearerAuth(),
    ...(scope ? takingKeys(scope) : []),
    ApiProblems(TokenMissing, TokenExpired, TokenInvalid, Forbidden, ...(scope ? KEY_PROBLEMS : [])),
  );

const KEY_PROBLEMS = [ApiKeyInvalid, ApiKeyExpired, ApiKeyRevoked, ScopeMissing];

const takingKeys = (scope: Scope) => [
  SetMetadata<string, Scope>(SCOPE, scope),
  ApiSecurity(API_KEY),
  ApiExtension('x-scope', scope),
];

export interface AuthenticatedRequest extends FastifyRequest {
  user: CurrentAccount;
}

/** The account behind the access token. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext): CurrentAccount =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().user,
);
