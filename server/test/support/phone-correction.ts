import { DueNumbers } from '../../src/modules/data-rights/due-numbers.service';
import type { TestApp } from './app';
import { coolDown } from './corrections';
import { PASSWORD, type TestAccount } from './factories';
import type { Gateway } from './gateway';

/** Where members ask for another phone number, and where its code arrives. */
export interface Counter {
  readonly test: TestApp;
  readonly gateway: Gateway;
}

export const sendCode = ({ client }: TestAccount, phoneNumber: string) =>
  client.myData.sendPhoneCorrectionCode({ requestBody: { phoneNumber } });

export const askPhone = (
  { client }: TestAccount,
  phoneNumber: string,
  code: string,
  password: string = PASSWORD,
) => client.myData.askForPhone({ requestBody: { phoneNumber, code, password } });

/** As somebody does who reads the messages of the number. */
export async function askByCode({ gateway }: Counter, member: TestAccount, phoneNumber: string) {
  await sendCode(member, phoneNumber);
  return askPhone(member, phoneNumber, gateway.codeFor(phoneNumber));
}

/** As if the last codes had been sent a minute earlier. */
export const aMinuteLater = ({ test }: Counter) =>
  test.sql(`UPDATE phone_verification SET created_at = created_at - interval '61 seconds'`);

/** Asked for, cooled, and put in its place. */
export async function takeOther(counter: Counter, member: TestAccount, phoneNumber: string): Promise<void> {
  await askByCode(counter, member, phoneNumber);
  await coolDown(counter.test, member);
  await counter.test.get(DueNumbers).run();
}

/** Another code of as many digits. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');
