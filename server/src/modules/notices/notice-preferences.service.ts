import { Injectable } from '@nestjs/common';
import type { CurrentAccount } from '../../platform/access/access';
import { TokenInvalid } from '../../platform/access/access.errors';
import { Database } from '../../platform/database/database';
import type { Channel } from '../../platform/delivery/channels';
import { speakLanguage } from '../auth/auth.sql';
import { MemberService } from '../member/member.service';
import { type Choices, chosenChannels, KINDS_OF, MANNERS, TOPICS } from './notice-kinds';
import type { NoticePreferencesChangeDto, NoticePreferencesDto } from './notice-preferences.dto';
import { NoticeRequired } from './notices.errors';
import { type KeptChoices, keepChoices, readChoices } from './notices.sql';

/** What a member wants to be told, and how. */
@Injectable()
export class NoticePreferences {
  constructor(
    private readonly database: Database,
    private readonly members: MemberService,
  ) {}

  /** @throws TokenInvalid where there is no such member, or none any more */
  async read({ accountId }: CurrentAccount): Promise<NoticePreferencesDto> {
    const kept = await readChoices.first(this.database.manager, accountId);
    if (!kept) throw new TokenInvalid();
    return view(kept);
  }

  /** @throws NoticeRequired for what has to be told, MemberNotFound */
  async change(caller: CurrentAccount, wish: NoticePreferencesChangeDto): Promise<NoticePreferencesDto> {
    assertRequired(wish);
    const { accountId } = caller;
    await this.database.transaction(async (tx) => {
      await this.members.holdOpen(tx, accountId);
      await keepChoices.all(tx, accountId, JSON.stringify(choicesOf(wish)));
      if (wish.language) await speakLanguage.all(tx, accountId, wish.language);
    });
    return this.read(caller);
  }
}

/** What was chosen of a topic, as far as there is such a way. */
function choicesOf({ sms, email }: NoticePreferencesChangeDto): Choices {
  return Object.fromEntries(
    TOPICS.map((topic) => {
      const chosen: Channel[] = [
        ...(sms.includes(topic) ? (['SMS'] as const) : []),
        ...(email.includes(topic) ? (['EMAIL'] as const) : []),
      ];
      return [topic, chosen.filter((channel) => MANNERS[topic].possible.includes(channel))];
    }),
  );
}

function assertRequired({ sms, email }: NoticePreferencesChangeDto): void {
  const missing = (chosen: readonly string[], channel: Channel) =>
    TOPICS.some((topic) => MANNERS[topic].required.includes(channel) && !chosen.includes(topic));
  const fields = [...(missing(sms, 'SMS') ? ['sms'] : []), ...(missing(email, 'EMAIL') ? ['email'] : [])];
  if (fields.length === 0) return;
  throw new NoticeRequired({ errors: fields.map((field) => ({ field, message: NoticeRequired.detail })) });
}

function view({ choices, hasEmail, language }: KeptChoices): NoticePreferencesDto {
  const told = (channel: Channel) =>
    TOPICS.filter((topic) => chosenChannels(topic, choices ?? {}).includes(channel));
  return {
    sms: told('SMS'),
    email: told('EMAIL'),
    hasEmail,
    language: language ?? 'en',
    topics: TOPICS.map((topic) => ({
      topic,
      kinds: [...KINDS_OF[topic]],
      possible: [...MANNERS[topic].possible],
      required: [...MANNERS[topic].required],
    })),
  };
}
