import { SignOut } from '../../modules/auth/sessions/sign-out.service';
import { PHONE_PATTERN } from '../../platform/validation/patterns';
import { runOnExisting } from '../../run-command';
import { type CommandOutput, requireKnown } from './command';
import { UsageError } from './usage';

const VERBS = { end, 'end-all': endAll };

/** Sessions of others, straight in the database. @throws UsageError, AccountNotFound */
export function runSessionCommand([verb = '', phone]: readonly string[]): Promise<CommandOutput> {
  return requireKnown(VERBS, verb)(phone);
}

async function end(phone = ''): Promise<CommandOutput> {
  if (!PHONE_PATTERN.test(phone)) throw new UsageError('it goes: sessions end 639…');
  await runOnExisting((app) => app.get(SignOut).one(phone));
  return said(`${phone} is signed out everywhere.`);
}

async function endAll(): Promise<CommandOutput> {
  const count = await runOnExisting((app) => app.get(SignOut).everyone());
  return said(`Members and staff are signed out everywhere: ${count} of them were signed in.`);
}

function said(text: string): CommandOutput {
  return { answer: { done: text }, text };
}
