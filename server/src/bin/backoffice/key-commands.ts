import { type ApiKeyScope, componentSchemas, type PautangClient } from '@pautang/sdk';
import {
  byVerb,
  type Command,
  type CommandInput,
  type CommandOutput,
  paged,
  requireListed,
  requireTwo,
} from './command';
import { table } from './table';
import { UsageError } from './usage';

/** Keys with which machines call the back office. */
export const KEY_COMMANDS: Readonly<Record<string, Command>> = {
  keys: {
    role: 'LOAN_OFFICER',
    run: byVerb('list', { list: listKeys, add: addKey, revoke: revokeKey }),
  },
};

async function listKeys(api: PautangClient, { cursor }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.listApiKeys({ cursor });
  const rows = answer.items.map((key) => ({
    key: key.keyId,
    name: key.name,
    status: key.status,
    until: key.expiresAt,
    used: key.lastUsedAt ?? 'never',
    issued: key.createdAt,
    by: key.issuedBy,
    scopes: key.scopes.join(','),
    id: key.id,
  }));
  return paged(answer, table(rows));
}

const SCOPES: readonly ApiKeyScope[] = componentSchemas.ApiKeyScope.enum;

async function addKey(api: PautangClient, { name, scopes, days }: CommandInput): Promise<CommandOutput> {
  if (!name) throw new UsageError('keys add needs the --name of what it is for');
  if (!scopes) throw new UsageError('keys add needs --scopes, with commas between them');
  if (days !== undefined && !/^\d+$/.test(days)) throw new UsageError('--days takes a whole number');
  const answer = await api.backOffice.issueApiKey({
    requestBody: {
      name,
      scopes: requireListed(scopes, SCOPES, '--scopes'),
      ...(days !== undefined && { validDays: Number(days) }),
    },
  });
  const text = [
    answer.apiKey,
    `for ${answer.name}: ${answer.scopes.join(', ')}`,
    `good until ${answer.expiresAt}; keep it now, it is not shown again`,
  ].join('\n');
  return { answer, text };
}

async function revokeKey(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [, typed] = requireTwo(words, 'keys revoke KEY');
  const keyId = idIn(typed);
  await api.backOffice.revokeApiKey({ keyId });
  return { answer: { keyId }, text: `Key ${keyId} is good for nothing any more.` };
}

/** Of a key that was typed whole no more goes over the network than its id. */
function idIn(typed: string): string {
  return /^pautang_[a-z]+_([a-z\d]+)/.exec(typed)?.[1] ?? typed;
}
