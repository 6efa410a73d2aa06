import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiProblems } from '../openapi/api-problems';
import type { ProblemClass } from '../problem/problem';
import {
  ApiKeyExpired,
  ApiKeyInvalid,
  ApiKeyRevoked,
  Forbidden,
  NotYourAccount,
  ScopeMissing,
  SecondFactorRequired,
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
  /** Of an API key: the account of who issued it. */
  readonly issuedBy?: string;
}

/** The person who answers for a call. */
export const personOf = ({ accountId, issuedBy }: CurrentAccount): string => issuedBy ?? accountId;

export const isStaff = ({ roles }: Pick<CurrentAccount, 'roles'>): boolean =>
  STAFF_ROLES.some((role) => roles.includes(role));

export const ACCESS = 'pautang:access';
export type Access = 'public' | readonly Role[];

/** Anyone may call this operation. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

const TOKEN_PROBLEMS = [TokenMissing, TokenExpired, TokenInvalid, Forbidden];

/** The guard and the document say the same. */
const letIn = (roles: readonly Role[], ...more: ProblemClass[]) =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, roles),
    ApiBearerAuth(),
    ApiExtension('x-roles', [...roles]),
    ApiProblems(...TOKEN_PROBLEMS, ...more),
  );

/** Members may call this operation, each for themselves: a phone number in the body must be their own. */
export const MembersOnly = () => letIn(['MEMBER'], NotYourAccount);

export const NAMES_OTHER_NUMBER = 'pautang:names another number';

/** The same where the phone number in the body is one that the member does not have yet. */
export const MembersWithOtherNumber = () =>
  applyDecorators(SetMetadata(NAMES_OTHER_NUMBER, true), letIn(['MEMBER']));

/** Members and staff may call this operation, each for themselves. */
export const SignedInOnly = () => letIn(ROLES, NotYourAccount, SecondFactorRequired);

export const SCOPE = 'pautang:scope';
/** The name of the scheme for operations that take API keys. */
export const API_KEY = 'apiKey';

/** Staff with one of these roles may call this operation, and API keys of this scope; without a scope no key may. */
export const StaffOnly = (roles: readonly StaffRole[], scope?: Scope) =>
  applyDecorators(
    letIn(roles, SecondFactorRequired, ...(scope ? KEY_PROBLEMS : [])),
    ...(scope ? takingKeys(scope) : []),
  );

export const BEFORE_SECOND_FACTOR = 'pautang:before second factor';

/** Staff of any role may call this operation, also those who still have to set up the second factor that is required. */
export const StaffBeforeSecondFactor = () =>
  applyDecorators(SetMetadata(BEFORE_SECOND_FACTOR, true), letIn(STAFF_ROLES));

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
