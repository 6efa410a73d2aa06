import { CHANNELS, type Channel } from '../../platform/delivery/channels';

/** Days before a due day on which a member is reminded, and days after it on which they are told that it passed. */
export const DAYS_BEFORE = [7, 3, 1, 0] as const;
export const DAYS_LATE = [1, 4, 15, 30] as const;

export const REMINDERS = ['DUE_IN_7', 'DUE_IN_3', 'DUE_IN_1', 'DUE_TODAY'] as const;
export const LATE_NOTICES = ['LATE_1', 'LATE_4', 'LATE_15', 'LATE_30'] as const;

/** What members are told of, by what it concerns. */
export const KINDS_OF = {
  LOAN: [
    'LOAN_APPROVED',
    'LOAN_REFUSED',
    'LOAN_CANCELLED',
    'LOAN_LAPSED',
    'LOAN_CLOSED',
    'LOAN_WRITTEN_OFF',
    'WRITE_OFF_REVERSED',
    'HARDSHIP_AGREED',
    'HARDSHIP_REFUSED',
  ],
  MONEY: ['MONEY_SENT', 'MONEY_SETTLED', 'MONEY_FAILED'],
  REMINDERS: [...REMINDERS, 'PROMISE_DUE'],
  PAYMENTS: ['PAYMENT_RECEIVED', 'PAYMENT_REVERSED', 'CHARGES_WAIVED', 'WAIVER_REVERSED'],
  LATE: LATE_NOTICES,
  CONTRACT: ['CONTRACT', 'ADDENDUM'],
  STATEMENTS: ['STATEMENT'],
} as const;

export type Topic = keyof typeof KINDS_OF;
export type NoticeKind = (typeof KINDS_OF)[Topic][number];

export const TOPICS = Object.keys(KINDS_OF) as Topic[];
export const NOTICE_KINDS = TOPICS.flatMap((topic): readonly NoticeKind[] => KINDS_OF[topic]);

/** Those that ask for money: rules of fair collection hold for them. */
export const COLLECTING: readonly NoticeKind[] = [...KINDS_OF.REMINDERS, ...KINDS_OF.LATE];

export function topicOf(kind: NoticeKind): Topic {
  const topic = TOPICS.find((one) => (KINDS_OF[one] as readonly NoticeKind[]).includes(kind));
  if (!topic) throw new Error(`${kind} belongs to no topic`);
  return topic;
}

/** How a topic may be told, how it is where the member said nothing, and what stays on whatever they say. */
interface Manner {
  readonly possible: readonly Channel[];
  readonly usual: readonly Channel[];
  readonly required: readonly Channel[];
}

/**
 * Decisions and being late follow from the contract, which asks for notice; a copy of what was agreed is due by the Truth
 * in Lending Act (RA 3765). The rest is the member's choice. Papers go by e-mail alone.
 */
export const MANNERS: Readonly<Record<Topic, Manner>> = {
  LOAN: { possible: CHANNELS, usual: ['SMS'], required: ['SMS'] },
  MONEY: { possible: CHANNELS, usual: ['SMS'], required: [] },
  REMINDERS: { possible: CHANNELS, usual: ['SMS'], required: [] },
  PAYMENTS: { possible: CHANNELS, usual: ['SMS'], required: [] },
  LATE: { possible: CHANNELS, usual: ['SMS'], required: ['SMS'] },
  CONTRACT: { possible: ['EMAIL'], usual: ['EMAIL'], required: ['EMAIL'] },
  STATEMENTS: { possible: ['EMAIL'], usual: ['EMAIL'], required: [] },
};

/** What a member chose; what they said nothing of is as usual. */
export type Choices = Partial<Record<Topic, readonly Channel[]>>;

/** The channels of a topic, with what is required in any case. */
export function chosenChannels(topic: Topic, choices: Choices): readonly Channel[] {
  const { possible, usual, required } = MANNERS[topic];
  const chosen = choices[topic] ?? usual;
  return possible.filter((channel) => chosen.includes(channel) || required.includes(channel));
}

/**
 * By which ways a notice goes, of those that there are to this member. What is wanted by phone goes by e-mail where no
 * phone can be reached, so that nothing urgent is lost for want of a gateway.
 */
export function waysOf(topic: Topic, choices: Choices, has: (channel: Channel) => boolean): Channel[] {
  const chosen = chosenChannels(topic, choices);
  const ways = chosen.filter(has);
  const isLeft = chosen.includes('SMS') && !has('SMS') && has('EMAIL');
  return isLeft && !ways.includes('EMAIL') ? [...ways, 'EMAIL'] : ways;
}
