import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import { isNumber } from '../phone-number';
import { PHONE_PATTERN } from '../validation/patterns';
import {
  ACCESS,
  type Access,
  type AuthenticatedRequest,
  BEFORE_SECOND_FACTOR,
  type CurrentAccount,
  isStaff,
  NAMES_OTHER_NUMBER,
  SCOPE,
} from './access';
import { Forbidden, NotYourAccount, ScopeMissing } from './access.errors';
import { ApiKeys, apiKeyIn } from './api-keys';
import { BearerGuard } from './bearer.guard';
import type { Scope } from './scopes';
import { StaffStanding } from './staff-standing';

/** Stands before every operation. One that declares no access is closed to everybody. */
@Injectable()
export class AccessGuard implements CanActivate {
  private foundStanding?: StaffStanding;
  private foundKeys?: ApiKeys;

  constructor(
    private readonly reflector: Reflector,
    private readonly bearer: BearerGuard,
    private readonly modules: ModuleRef,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    return access === 'public' || this.admit(context, access ?? []);
  }

  private async admit(context: ExecutionContext, access: Exclude<Access, 'public'>): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const apiKey = apiKeyIn(request.headers.authorization);
    if (apiKey !== undefined) {
      await this.admitKey(context, request, apiKey);
      return true;
    }
    await this.bearer.canActivate(context);
    if (isStaff(request.user)) {
      const isBefore = this.reflector.get<boolean | undefined>(BEFORE_SECOND_FACTOR, context.getHandler());
      request.user = await this.standing.current(request.user, isBefore === true);
    }
    if (!access.some((role) => request.user.roles.includes(role))) throw new Forbidden();
    const isOther = this.reflector.get<boolean | undefined>(NAMES_OTHER_NUMBER, context.getHandler());
    if (access.includes('MEMBER') && !isOther) assertOwnPhoneNumber(request.user, request.body);
    return true;
  }

  /** An operation that names no scope takes no key, whatever that may do elsewhere. */
  private async admitKey(
    context: ExecutionContext,
    request: AuthenticatedRequest,
    apiKey: string,
  ): Promise<void> {
    const scope = this.reflector.get<Scope | undefined>(SCOPE, context.getHandler());
    if (scope === undefined) throw new Forbidden({ detail: 'This takes no API key. Please sign in.' });
    const caller = await this.keys.callerOf(apiKey);
    request.user = caller;
    if (!caller.scopes.includes(scope)) throw new ScopeMissing({ extensions: { scope } });
  }

  /** Of the module that owns accounts, which stands on this one. */
  private get standing(): StaffStanding {
    this.foundStanding ??= this.modules.get<StaffStanding>(StaffStanding, { strict: false });
    return this.foundStanding;
  }

  private get keys(): ApiKeys {
    this.foundKeys ??= this.modules.get<ApiKeys>(ApiKeys, { strict: false });
    return this.foundKeys;
  }
}

/** A malformed number is left to validation, which says what is wrong with it. */
export function assertOwnPhoneNumber(account: CurrentAccount, body: unknown): void {
  if (typeof body !== 'object' || body === null || !('phoneNumber' in body)) return;
  const { phoneNumber } = body;
  if (typeof phoneNumber !== 'string' || !PHONE_PATTERN.test(phoneNumber)) return;
  if (!isNumber(account.phoneNumber, phoneNumber)) throw new NotYourAccount();
}
