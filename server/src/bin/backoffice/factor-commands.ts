import type { PautangClient } from '@pautang/sdk';
import { readBackofficeEnvironment } from '../../config/backoffice-env';
import { counted } from '../../platform/counted';
import { byVerb, type Command, type CommandInput, type CommandOutput, requireTwo } from './command';

/** The own authenticator. */
export const FACTOR_COMMANDS: Readonly<Record<string, Command>> = {
  factor: { role: 'LOAN_OFFICER', run: byVerb('show', { show, enrol, confirm, remove }) },
};

async function show(api: PautangClient): Promise<CommandOutput> {
  const answer = await api.authentication.readSecondFactor();
  const { enrolled, enrolledAt, recoveryCodesLeft, required } = answer;
  const text = enrolled
    ? `Your authenticator was set up ${enrolledAt}; ${counted(recoveryCodesLeft, 'recovery code is', 'recovery codes are')} left.`
    : `You have no authenticator${required ? ', and need one: factor enrol.' : '.'}`;
  return { answer, text };
}

async function enrol(api: PautangClient, { words: [, code] }: CommandInput): Promise<CommandOutput> {
  const { password } = readBackofficeEnvironment('LOAN_OFFICER');
  const answer = await api.authentication.enrolSecondFactor({ requestBody: { password, code } });
  const text = [
    `Secret ${answer.secret}`,
    answer.uri,
    `add it to your authenticator app, then until ${answer.expiresAt}: factor confirm CODE`,
  ].join('\n');
  return { answer, text };
}

async function confirm(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [, code] = requireTwo(words, 'factor confirm CODE');
  const answer = await api.authentication.confirmSecondFactor({ requestBody: { code } });
  const text = [
    'Your authenticator is set up. Each of these recovery codes lets you in once without it:',
    ...answer.recoveryCodes,
    'keep them now, they are not shown again',
  ].join('\n');
  return { answer, text };
}

async function remove(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [, code] = requireTwo(words, 'factor remove CODE');
  const { password } = readBackofficeEnvironment('LOAN_OFFICER');
  await api.authentication.removeSecondFactor({ requestBody: { password, code } });
  const text = 'Your authenticator and its recovery codes count no more.';
  return { answer: { done: text }, text };
}
