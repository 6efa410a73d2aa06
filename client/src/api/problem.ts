import { ApiError } from '@pautang/sdk';

/** What the server found wrong, by field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The sentences below the fields; a code that is about one field counts as its error. */
export function fieldErrorsOf(
  error: unknown,
  fieldOfCode: Readonly<Record<string, string>> = {},
): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const field = fieldOfCode[error.code];
  if (field !== undefined) return { [field]: error.message };
  return Object.fromEntries(error.fieldErrors.map(({ field: name, message }) => [name, message]));
}
