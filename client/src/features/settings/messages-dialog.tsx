import type { NoticeDto } from '@pautang/sdk';
import { useNotices } from '../../api/notices';
import { Loaded } from '../../components/layout/loaded';
import { Dialog } from '../../components/ui/dialog/dialog';
import { formatLongDateTime } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { noticesTexts } from '../../texts/notices';
import classes from './notices-dialog.module.css';

const bars = [64, 64, 64];

/** What the member was told, in the words in which it was said. */
export function MessagesDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(noticesTexts);
  return (
    <Dialog opened size="small" title={texts.messages} onClose={onClose}>
      <p className="lead">{texts.messagesAbout}</p>
      <Loaded answer={useNotices()} missing={texts.messagesNotLoaded} bars={bars}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{texts.noMessages}</p>
          ) : (
            <ol className="ruled">
              {items.map((notice) => (
                <Message key={notice.id} notice={notice} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Message({ notice }: { notice: NoticeDto }) {
  const { subject, text, language } = notice;
  return (
    <li className={classes.message}>
      <div lang={language}>
        <h3 className={classes.subject}>{subject}</h3>
        <p className={classes.words}>{text}</p>
      </div>
      <p className="quiet small">{useFate(notice)}</p>
    </li>
  );
}

/** When and how it was told. */
function useFate({ state, sentBy, sentAt, madeAt }: NoticeDto): string {
  const texts = useTexts(noticesTexts);
  const made = formatLongDateTime(madeAt);
  if (state === 'WAITING') return texts.waiting(made);
  if (!sentAt) return state === 'KEPT' ? texts.here(made) : texts.notSent(made);
  const sent = formatLongDateTime(sentAt);
  if (sentBy.length > 1) return texts.sentByBoth(sent);
  return sentBy.includes('EMAIL') ? texts.sentByEmail(sent) : texts.sentBySms(sent);
}
