import type { CorrectionDto, NoticeDto } from '@pautang/sdk';
import { messageEntries } from './message-entries';

const notice = (id: string, madeAt: string) => ({ id, madeAt }) as NoticeDto;
const correction = (correctionId: string, askedAt: string, endedAt?: string) =>
  ({ correctionId, askedAt, endedAt }) as CorrectionDto;

const notices = [notice('N2', '2027-03-10T04:00:00.000Z'), notice('N1', '2027-02-10T04:00:00.000Z')];
const corrections = [
  correction('C2', '2027-02-20T04:00:00.000Z', '2027-03-20T04:00:00.000Z'),
  correction('C1', '2027-01-20T04:00:00.000Z'),
];
const idsOf = (entries: ReturnType<typeof messageEntries>) => entries.map(({ id }) => id);

it('puts corrections among the notices by when they ended, or were asked for', () => {
  expect(idsOf(messageEntries(notices, corrections, false))).toEqual(['C2', 'N2', 'N1', 'C1']);
  expect(idsOf(messageEntries([], corrections, false))).toEqual(['C2', 'C1']);
});

it('lets what is older than the notices that came wait for the next ones', () => {
  expect(idsOf(messageEntries(notices, corrections, true))).toEqual(['C2', 'N2', 'N1']);
});
