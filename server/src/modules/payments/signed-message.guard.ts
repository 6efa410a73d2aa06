import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { Settings } from '../../config/settings';
import { keptBodyOf } from '../../platform/kept-body';
import { SignatureExpired, SignatureInvalid, SignatureMissing } from './payments.errors';

/**
 * Lets in what a payment provider signed (Standard Webhooks): with the secret of the settings, or while it is changed with
 * the one before. What was signed are the bytes of the body.
 */
@Injectable()
export class SignedMessageGuard implements CanActivate {
  private readonly secrets: readonly Webhook[];

  constructor({ environment }: Settings) {
    const { PAYMENTS_SECRET, PAYMENTS_SECRET_PREVIOUS } = environment;
    this.secrets = [PAYMENTS_SECRET, PAYMENTS_SECRET_PREVIOUS]
      .filter((secret) => secret !== undefined)
      .map((secret) => new Webhook(secret));
  }

  /** @throws SignatureMissing, SignatureExpired, SignatureInvalid */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const headers: Record<string, string> = {};
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
      const value = request.headers[name];
      if (typeof value !== 'string' || value === '') throw new SignatureMissing();
      headers[name] = value;
    }
    const failures = this.secrets.map((secret) => failureOf(secret, keptBodyOf(request), headers));
    if (failures.includes(undefined)) return true;
    throw failures.some((failure) => failure?.includes('timestamp too'))
      ? new SignatureExpired()
      : new SignatureInvalid();
  }
}

function failureOf(secret: Webhook, body: string, headers: Record<string, string>): string | undefined {
  try {
    secret.verify(body, headers, { jsonParse: false });
    return undefined;
  } catch (error) {
    return String(error);
  }
}
