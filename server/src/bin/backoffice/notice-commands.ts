import type { PautangClient } from '@pautang/sdk';
import { type Command, type CommandInput, type CommandOutput, paged } from './command';
import { UsageError } from './usage';

/** What members were told. */
export const NOTICE_COMMANDS: Readonly<Record<string, Command>> = {
  notices: { role: 'LOAN_ASSISTANT', run: listNotices },
};

async function listNotices(api: PautangClient, { words, cursor }: CommandInput): Promise<CommandOutput> {
  const [memberId] = words;
  if (!memberId) throw new UsageError('notices needs the id of the member');
  const answer = await api.backOffice.listMemberNotices({ memberId, cursor });
  const text = answer.items
    .map(({ madeAt, kind, state, sentBy, text: said }) => {
      return `${madeAt}  ${[kind, state, ...sentBy].join(' ')}\n${said}`;
    })
    .join('\n\n');
  return paged(answer, text || 'Nothing here.');
}
