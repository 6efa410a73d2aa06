import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { plainToInstance } from 'class-transformer';
import { IsIn, validateSync } from 'class-validator';
import { AuthService } from '../../modules/auth/auth.service';
import { STAFF_ROLES } from '../../platform/access/access';
import { NewPasswordField, PhoneField, TextField } from '../../platform/validation/fields';
import { NAME_PATTERN } from '../../platform/validation/patterns';
import { runCommand } from '../../run-command';
import { UsageError } from './usage';

class NewStaff {
  @PhoneField('--phone takes 9 to 15 digits with the country code')
  phoneNumber: string;

  @TextField({ min: 3, max: 100, pattern: NAME_PATTERN, message: '--name takes 3 to 100 letters' })
  fullName: string;

  @IsIn([...STAFF_ROLES], { message: `--role is ${STAFF_ROLES.join(' or ')}` })
  role: (typeof STAFF_ROLES)[number];

  @NewPasswordField()
  password: string;
}

export interface StaffOptions {
  readonly phone?: string;
  readonly name?: string;
  readonly role?: string;
  readonly newPassword?: string;
}

/** Adds an officer or assistant, straight in the database. @throws UsageError, PhoneNumberTaken */
export async function addStaff({ phone, name, role, newPassword }: StaffOptions): Promise<string> {
  const password = newPassword ?? (await askPassword());
  const staff = plainToInstance(NewStaff, { phoneNumber: phone, fullName: name, role, password });
  const problems = validateSync(staff, { stopAtFirstError: true }).flatMap(({ constraints }) =>
    Object.values(constraints ?? {}),
  );
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  await runCommand((app) => app.get(AuthService).addStaff(staff));
  return `${staff.fullName} can sign in as ${staff.role}.`;
}

/** Asks on the terminal without showing what is typed. */
function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  process.stderr.write('Password: ');
  return new Promise((resolve) => {
    terminal.question('', (answer) => {
      terminal.close();
      process.stderr.write('\n');
      resolve(answer);
    });
    terminal.on('close', () => resolve(''));
  });
}
