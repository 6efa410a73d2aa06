import type { PautangClient } from '@pautang/sdk';
import { readBackofficeEnvironment, readNewStaffPassword } from '../../config/backoffice-env';
import { askSecret } from './ask-secret';
import { type Command, type CommandInput, type CommandOutput, paged } from './command';
import { table } from './table';
import { UsageError } from './usage';

/** Codes that let a member back in, and a visitor register; and the own password. */
export const ACCESS_COMMANDS: Readonly<Record<string, Command>> = {
  recovery: { role: 'LOAN_ASSISTANT', run: issueRecoveryCode },
  invite: { role: 'LOAN_OFFICER', run: issueInvitation },
  password: { role: 'LOAN_OFFICER', run: changePassword },
  invitations: { role: 'LOAN_OFFICER', run: listInvitations },
};

async function issueRecoveryCode(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [phoneNumber] = words;
  if (!phoneNumber) throw new UsageError('recovery needs the phone number of the member');
  const answer = await api.backOffice.issueRecoveryCode({ requestBody: { phoneNumber } });
  const { recoveryCode, fullName, expiresAt, memberTold } = answer;
  if (recoveryCode === undefined) {
    const text = `Proposed for ${fullName}: no code yet. Another assistant runs the same until ${expiresAt}, and gets it.`;
    return { answer, text };
  }
  const text = [
    `Recovery code ${recoveryCode.slice(0, 4)} ${recoveryCode.slice(4)}`,
    `for ${fullName}: tell it to nobody else`,
    `good until ${expiresAt}, for one use`,
    memberTold
      ? 'the member was told, and can stop it'
      : 'THE MEMBER COULD NOT BE TOLD: call the number of the account before you tell the code',
  ].join('\n');
  return { answer, text };
}

async function issueInvitation(api: PautangClient, { uses = '1' }: CommandInput): Promise<CommandOutput> {
  if (!/^\d+$/.test(uses)) throw new UsageError('--uses takes a whole number');
  const answer = await api.backOffice.issueInvitation({ requestBody: { uses: Number(uses) } });
  const text = [
    `Invitation code ${answer.invitationCode}`,
    `good until ${answer.expiresAt}, for ${answer.uses === 1 ? 'one registration' : `${answer.uses} registrations`}`,
  ].join('\n');
  return { answer, text };
}

async function listInvitations(api: PautangClient, { cursor }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.listInvitations({ cursor });
  const rows = answer.items.map(({ invitationCode, uses, usesLeft, createdAt, expiresAt }) => ({
    code: invitationCode,
    uses,
    left: usesLeft,
    issued: createdAt,
    until: expiresAt,
  }));
  return paged(answer, table(rows));
}

async function changePassword(api: PautangClient): Promise<CommandOutput> {
  const { phoneNumber, password: currentPassword } = readBackofficeEnvironment('LOAN_OFFICER');
  const newPassword = readNewStaffPassword() ?? (await askSecret('Password'));
  const requestBody = { phoneNumber, currentPassword, newPassword, password: newPassword };
  await api.authentication.changePassword({ requestBody });
  const text = `${phoneNumber} has a new password; all other sessions have ended.`;
  return { answer: { done: text }, text };
}
