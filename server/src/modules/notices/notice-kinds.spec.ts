import type { Channel } from '../../platform/delivery/channels';
import { COLLECTING, chosenChannels, MANNERS, NOTICE_KINDS, TOPICS, topicOf, waysOf } from './notice-kinds';

const both = () => true;
const only = (way: Channel) => (channel: Channel) => channel === way;

describe('a notice', () => {
  it('belongs to one topic', () => {
    expect(new Set(NOTICE_KINDS).size).toBe(NOTICE_KINDS.length);
    for (const kind of NOTICE_KINDS) expect(TOPICS).toContain(topicOf(kind));
    expect(COLLECTING).toHaveLength(9);
  });

  it('goes by phone where it is urgent, and by e-mail where it is kept', () => {
    expect(TOPICS.map((topic) => [topic, waysOf(topic, {}, both)])).toEqual([
      ['LOAN', ['SMS']],
      ['MONEY', ['SMS']],
      ['REMINDERS', ['SMS']],
      ['PAYMENTS', ['SMS']],
      ['LATE', ['SMS']],
      ['CONTRACT', ['EMAIL']],
      ['STATEMENTS', ['EMAIL']],
    ]);
  });

  it('goes as it was chosen, but for what is required', () => {
    const choices = Object.fromEntries(TOPICS.map((topic) => [topic, []]));
    expect(TOPICS.filter((topic) => waysOf(topic, choices, both).length > 0)).toEqual([
      'LOAN',
      'LATE',
      'CONTRACT',
    ]);
    expect(waysOf('REMINDERS', { REMINDERS: ['SMS', 'EMAIL'] }, both)).toEqual(['SMS', 'EMAIL']);
    expect(chosenChannels('STATEMENTS', { STATEMENTS: ['SMS'] })).toEqual([]);
  });

  it('goes by e-mail where no phone is reached, and nowhere where there is no way', () => {
    expect(waysOf('LATE', {}, only('EMAIL'))).toEqual(['EMAIL']);
    expect(waysOf('CONTRACT', {}, only('SMS'))).toEqual([]);
    expect(waysOf('REMINDERS', { REMINDERS: [] }, only('EMAIL'))).toEqual([]);
    expect(waysOf('LATE', {}, () => false)).toEqual([]);
  });

  it('requires only what is usual', () => {
    for (const { required, usual, possible } of Object.values(MANNERS)) {
      for (const channel of required) expect(usual).toContain(channel);
      for (const channel of usual) expect(possible).toContain(channel);
    }
  });
});
