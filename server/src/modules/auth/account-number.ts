import { QueryFailedError } from 'typeorm';
import type { Words } from '../../platform/language/sentence';
import { PhoneNumberTaken } from './auth.errors';

const UNIQUE_VIOLATION = '23505';

/** Does what takes a phone number. @throws PhoneNumberTaken where an account has it, in these words */
export async function refusingTakenNumber<T>(work: () => Promise<T>, detail?: Words): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueryFailedError && error.driverError?.code === UNIQUE_VIOLATION)
      throw numberTaken(detail);
    throw error;
  }
}

export function numberTaken(detail: Words = PhoneNumberTaken.detail) {
  return new PhoneNumberTaken({ detail, errors: [{ field: 'phoneNumber', message: detail }] });
}
