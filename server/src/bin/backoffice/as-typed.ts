import { ApiError } from '@pautang/sdk';

/** Options that stand for a field of the API with another name. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  actorId: ['actor'],
  description: ['name'],
  eventId: ['event'],
  from: ['from', 'since'],
  memberId: ['member'],
  note: ['message'],
  state: ['status'],
  to: ['to', 'at'],
  validDays: ['days'],
};

/**
 * The same refusal in the words of whoever typed the command, who does not know the API: a field by its option, or in plain
 * words where no option gave it.
 * @param typed the options of the command
 */
export function asTyped(error: unknown, typed: readonly string[]): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, fieldErrors, problem, retryAfterSeconds, requestId } = error;
  const isOfKey = code.startsWith('IDEMPOTENCY_KEY_') && typed.includes('key');
  const message = isOfKey ? `--key: ${error.message}` : error.message;
  const fields = fieldErrors.map((one) => ({ ...one, field: fieldAsTyped(one.field, typed) }));
  return new ApiError(status, code, message, fields, problem, retryAfterSeconds, requestId);
}

function fieldAsTyped(field: string, typed: readonly string[]): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const options = OPTIONS[field] ?? [words.replaceAll(' ', '-')];
  const option = options.find((one) => typed.includes(one));
  return option === undefined ? words : `--${option}`;
}
