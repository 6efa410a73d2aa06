import type { CorrectedDto, PautangClient } from '@pautang/sdk';
import { type Command, type CommandInput, type CommandOutput, paged } from './command';
import { table } from './table';
import { UsageError } from './usage';

/** Other names and IDs that members want. */
export const CORRECTION_COMMANDS: Readonly<Record<string, Command>> = {
  corrections: {
    role: 'LOAN_OFFICER',
    run: (api, input) => (input.words.length === 0 ? list(api, input) : one(api, input)),
  },
};

async function list(api: PautangClient, { cursor }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.listCorrections({ cursor });
  const rows = answer.items.map(({ correctionId, kind, state, phoneNumber, fullName, wanted, ...times }) => ({
    correction: correctionId,
    of: kind,
    state,
    phone: phoneNumber,
    member: fullName,
    wanted,
    until: times.coolingUntil,
  }));
  return paged(answer, table(rows));
}

async function one(api: PautangClient, { words, reason }: CommandInput): Promise<CommandOutput> {
  const [verb, correctionId] = words;
  if (!correctionId) throw new UsageError('it goes: corrections [show|confirm|refuse CORRECTION]');
  if (verb === 'show') return show(api, correctionId);
  if (verb === 'confirm') {
    await api.backOffice.confirmCorrection({ correctionId });
    return said(`${correctionId} is confirmed, and the member is told.`);
  }
  if (verb !== 'refuse') throw new UsageError('it goes: corrections [show|confirm|refuse CORRECTION]');
  if (!reason) throw new UsageError('corrections refuse needs a --reason, which the member reads');
  await api.backOffice.refuseCorrection({ correctionId, requestBody: { reason } });
  return said(`${correctionId} is refused, and the member is told.`);
}

async function show(api: PautangClient, correctionId: string): Promise<CommandOutput> {
  const answer = await api.backOffice.readCorrection({ correctionId });
  const { kind, state, fullName, before, after, sameIdentity } = answer;
  const photos = [answer.wantedIdFrontURL, answer.wantedIdBackURL, answer.wantedSelfieURL];
  const text = [
    `${kind} of ${fullName}: ${state}`,
    `so far  ${inWords(before)}`,
    ...(after ? [`wanted  ${inWords(after)}`] : []),
    ...photos.flatMap((url) => (url ? [`photo   ${url}`] : [])),
    ...sameIdentity.map((memberId) => `SAME ID AS MEMBER ${memberId}`),
  ].join('\n');
  return { answer, text };
}

function inWords(values: CorrectedDto): string {
  return Object.values(values).join(' ');
}

function said(text: string): CommandOutput {
  return { answer: { done: text }, text };
}
