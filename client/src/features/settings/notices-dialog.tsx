import type { NoticeChannel, NoticePreferencesDto, NoticeTopic, NoticeTopicDto } from '@pautang/sdk';
import { useEffect, useRef } from 'react';
import { changeNoticePreferences, useNoticePreferences } from '../../api/notices';
import { session } from '../../api/session';
import { useAnnounced } from '../../components/form/announced';
import { Loaded } from '../../components/layout/loaded';
import { Button } from '../../components/ui/button/button';
import { Checkbox } from '../../components/ui/checkbox/checkbox';
import { Dialog } from '../../components/ui/dialog/dialog';
import { useOffersEndHere } from '../../components/ui/toaster/notify';
import { tabStorage } from '../../lib/storage';
import { useWaiting } from '../../lib/use-waiting';
import { textsNow, useTexts } from '../../texts/define-texts';
import { noticesTexts } from '../../texts/notices';
import { CalendarPart } from './calendar-part';
import classes from './notices-dialog.module.css';
import sections from './parted-dialog.module.css';

const bars = [64, 64, 64, 64];

/** What the member is told and how, and the due dates for their calendar. */
export function NoticesDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(noticesTexts);
  useOffersEndHere();
  // Ticks that come back unsaved would be taken for saved ones. They wait for who has to sign in again.
  useEffect(
    () => () => {
      if (session.get().token !== null) tabStorage.forget('notices');
    },
    [],
  );
  return (
    <Dialog opened size="small" title={texts.title} onClose={onClose}>
      <p className="lead">{texts.about}</p>
      <section className={sections.section}>
        <Loaded answer={useNoticePreferences()} missing={texts.notLoaded} bars={bars}>
          {(kept) => <Preferences kept={kept} />}
        </Loaded>
      </section>
      <CalendarPart />
    </Dialog>
  );
}

type Chosen = Record<NoticeChannel, readonly NoticeTopic[]>;

/** What is ticked waits in this tab, for as long as nothing else is saved. */
function useChosen({ topics, sms, email }: NoticePreferencesDto) {
  const usual = { SMS: sms.join(' '), EMAIL: email.join(' ') };
  const { typed, change } = useWaiting('notices', `${usual.SMS}, ${usual.EMAIL}`, usual);
  const known = topics.map(({ topic }) => topic);
  const topicsIn = (text: string) => known.filter((topic) => text.split(' ').includes(topic));
  const chosen: Chosen = { SMS: topicsIn(typed.SMS), EMAIL: topicsIn(typed.EMAIL) };
  const choose = (channel: NoticeChannel, topic: NoticeTopic, isOn: boolean) => {
    const others = chosen[channel].filter((one) => one !== topic);
    change({ ...typed, [channel]: (isOn ? [...others, topic] : others).join(' ') });
  };
  return { chosen, choose };
}

function Preferences({ kept }: { kept: NoticePreferencesDto }) {
  const texts = useTexts(noticesTexts);
  const { chosen, choose } = useChosen(kept);
  const { busy, act } = useAnnounced();
  // Another try comes later, and saves what is ticked by then.
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const words = {
    pending: () => textsNow(noticesTexts).saving,
    done: () => textsNow(noticesTexts).saved,
  };
  const save = () =>
    act(words, async () => {
      await changeNoticePreferences([...latest.current.SMS], [...latest.current.EMAIL]);
      tabStorage.forget('notices');
    });
  return (
    <div className="stack">
      <ul className="ruled">
        {kept.topics.map((topic) => (
          <li key={topic.topic}>
            <Topic
              topic={topic}
              chosen={chosen}
              onChoose={(channel, isOn) => !busy && choose(channel, topic.topic, isOn)}
            />
          </li>
        ))}
      </ul>
      {!kept.hasEmail && <p className="quiet small">{texts.noEmail}</p>}
      <p className="quiet small">{texts.language}</p>
      <Button wide variant="line" busy={busy} onClick={save}>
        {texts.save}
      </Button>
    </div>
  );
}

interface TopicProps {
  topic: NoticeTopicDto;
  chosen: Chosen;
  onChoose: (channel: NoticeChannel, isOn: boolean) => void;
}

function Topic({ topic: { topic, possible, required }, chosen, onChoose }: TopicProps) {
  const texts = useTexts(noticesTexts);
  const labels = { SMS: texts.sms, EMAIL: texts.email };
  return (
    <fieldset className={classes.topic}>
      <legend>{texts.topics[topic]}</legend>
      <div className={classes.ways}>
        {possible.map((channel) => (
          <Checkbox
            key={channel}
            label={labels[channel]}
            checked={chosen[channel].includes(topic)}
            disabled={required.includes(channel)}
            onChange={(isOn) => onChoose(channel, isOn)}
          />
        ))}
      </div>
      {required.length > 0 && <p className="quiet small">{texts.required}</p>}
    </fieldset>
  );
}
