import { PautangClient } from '@pautang/sdk';
import { readBackofficeEnvironment, readNewStaffPassword } from '../config/backoffice-env';
import { asTyped } from './backoffice/as-typed';
import type { CommandInput, CommandOutput } from './backoffice/command';
import { COMMANDS } from './backoffice/commands';
import { explanation, printable, unlessMisread } from './backoffice/printable';
import { readArguments } from './backoffice/read-arguments';
import { assertAddress } from './backoffice/server-address';
import { signIn } from './backoffice/sign-in';
import { refuseSurplus } from './backoffice/surplus';
import { USAGE, UsageError } from './backoffice/usage';
import { exitWith } from './shared/command-line';

type Values = ReturnType<typeof readArguments>['values'];

/** @returns the exit code */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const [name = 'help', ...words] = positionals;
  if (name === 'help' || values.help) {
    console.log(USAGE);
    return 0;
  }
  refuseSurplus(name, words, Object.keys(values));
  const { answer, text, isPartial } = await run(name, words, values);
  console.log(printable(values.json ? JSON.stringify(answer, null, 2) : text));
  return isPartial ? 1 : 0;
}

/** Commands that need the application load it themselves: what goes over the API starts in a fraction of that time. */
async function run(name: string, words: readonly string[], values: Values): Promise<CommandOutput> {
  if (name === 'staff') {
    const { runStaffCommand } = await import('./backoffice/staff-commands.js');
    return runStaffCommand({ words, ...values, newPassword: readNewStaffPassword() });
  }
  if (name === 'sessions') {
    const { runSessionCommand } = await import('./backoffice/session-commands.js');
    return runSessionCommand(words);
  }
  return runOverTheApi(name, words, values);
}

async function runOverTheApi(
  name: string,
  words: readonly string[],
  values: Omit<CommandInput, 'words'>,
): Promise<CommandOutput> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`there is no command '${name}'; try help`);
  const environment = readBackofficeEnvironment(command.role);
  assertAddress(environment.url);
  const api = new PautangClient({ baseUrl: environment.url });
  await signIn(api, environment);
  return command.run(api, { words, ...values }).catch((error: unknown) => {
    throw asTyped(unlessMisread(error, environment.url), Object.keys(values));
  });
}

main(process.argv.slice(2)).then(
  (code) => exitWith(code, 1),
  (error: unknown) => {
    console.error(printable(explanation(error, readBackofficeEnvironment('LOAN_OFFICER').url)));
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);
