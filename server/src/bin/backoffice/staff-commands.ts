import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { IsIn, validateSync } from 'class-validator';
import { StaffService } from '../../modules/auth/staff.service';
import { STAFF_ROLES } from '../../platform/access/access';
import { NewPasswordField, PhoneField, TextField } from '../../platform/validation/fields';
import { NAME_PATTERN } from '../../platform/validation/patterns';
import { runCommand, runOnExisting } from '../../run-command';
import { askSecret } from './ask-secret';
import { type CommandOutput, requireKnown } from './command';
import { table } from './table';
import { UsageError } from './usage';

export interface StaffOptions {
  /** The verb, then what may stand in place of --phone and --role. */
  readonly words: readonly string[];
  readonly phone?: string;
  readonly name?: string;
  readonly role?: string;
  readonly newPassword?: string;
}

class Known {
  @PhoneField('--phone takes 9 to 15 digits with the country code')
  phoneNumber: string;
}

class Reset extends Known {
  @NewPasswordField()
  password: string;
}

class Moved extends Known {
  @IsIn([...STAFF_ROLES], { message: `--role is ${STAFF_ROLES.join(' or ')}` })
  role: (typeof STAFF_ROLES)[number];
}

class Named extends Moved {
  @TextField({ min: 3, max: 100, pattern: NAME_PATTERN, message: '--name takes 3 to 100 letters' })
  fullName: string;
}

class Added extends Named {
  @NewPasswordField()
  password: string;
}

const VERBS = { add, list, suspend, resume, reset, 'reset-factor': resetFactor, role: changeRole };

/** Officers and assistants, straight in the database. @throws UsageError, PhoneNumberTaken, StaffNotFound */
export function runStaffCommand(options: StaffOptions): Promise<CommandOutput> {
  const [verb = '', phone, role] = options.words;
  return requireKnown(VERBS, verb)({ phone, role, ...options });
}

async function add({ newPassword, ...options }: StaffOptions): Promise<CommandOutput> {
  checked(Named, options);
  const password = newPassword ?? (await askSecret('Password'));
  const staff = checked(Added, { ...options, password });
  await runCommand((app) => app.get(StaffService).add(staff));
  return said(`${staff.fullName} can sign in as ${staff.role}.`);
}

async function list(): Promise<CommandOutput> {
  const answer = await runOnExisting((app) => app.get(StaffService).list());
  const rows = answer.map(({ phoneNumber, fullName, role, addedAt, suspendedAt }) => ({
    phone: phoneNumber,
    name: fullName,
    role,
    added: addedAt,
    suspended: suspendedAt,
  }));
  return { answer, text: table(rows) };
}

async function suspend(options: StaffOptions): Promise<CommandOutput> {
  const { phoneNumber } = named(Known, options, '639…');
  const keys = await runOnExisting((app) => app.get(StaffService).suspend(phoneNumber));
  return said(`${phoneNumber} is suspended; every session has ended.`, keys);
}

async function resume(options: StaffOptions): Promise<CommandOutput> {
  const { phoneNumber } = named(Known, options, '639…');
  await runOnExisting((app) => app.get(StaffService).resume(phoneNumber));
  return said(`${phoneNumber} can sign in again.`);
}

async function reset({ newPassword, ...options }: StaffOptions): Promise<CommandOutput> {
  named(Known, options, '639…');
  const { phoneNumber, password } = checked(Reset, {
    ...options,
    password: newPassword ?? (await askSecret('Password')),
  });
  await runOnExisting((app) => app.get(StaffService).reset(phoneNumber, password));
  return said(`${phoneNumber} has a new password; every session has ended.`);
}

async function resetFactor(options: StaffOptions): Promise<CommandOutput> {
  const { phoneNumber } = named(Known, options, '639…');
  await runOnExisting((app) => app.get(StaffService).resetSecondFactor(phoneNumber));
  return said(`${phoneNumber} has neither authenticator nor passkey any more; every session has ended.`);
}

async function changeRole(options: StaffOptions): Promise<CommandOutput> {
  const { phoneNumber, role } = named(Moved, options, `639… ${STAFF_ROLES.join('|')}`);
  const keys = await runOnExisting((app) => app.get(StaffService).changeRole(phoneNumber, role));
  return said(`${phoneNumber} is ${role} from now on.`, keys);
}

/** @param keys that go on, issued by who may not do any more what they can */
function said(done: string, keys: readonly string[] = []): CommandOutput {
  const going = `API keys that they issued and may know go on: ${keys.join(', ')}. Another officer ends one with keys revoke.`;
  const text = keys.length > 0 ? `${done}\n${going}` : done;
  return { answer: { done: text }, text };
}

/** Whom a command is about, by its words: it has no options that could be named. @throws UsageError */
function named<T extends object>(kind: ClassConstructor<T>, options: StaffOptions, words: string): T {
  try {
    return checked(kind, options);
  } catch {
    throw new UsageError(`it goes: staff ${options.words[0]} ${words}`);
  }
}

function checked<T extends object>(
  kind: ClassConstructor<T>,
  { phone, name, role, password }: Omit<StaffOptions, 'words'> & { readonly password?: string },
): T {
  const wanted = plainToInstance(kind, { phoneNumber: phone, fullName: name, role, password });
  const problems = validateSync(wanted, { stopAtFirstError: true }).flatMap(({ constraints }) =>
    Object.values(constraints ?? {}),
  );
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return wanted;
}
