import type { CorrectionDto, NoticeDto } from '@pautang/sdk';
import { useEffect, useRef } from 'react';
import { useCorrections } from '../../api/corrections';
import { useNotices } from '../../api/notices';
import { Loaded } from '../../components/layout/loaded';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { formatManilaDateTime } from '../../lib/format';
import { correctionsTexts } from '../../texts/corrections';
import { useTexts } from '../../texts/define-texts';
import { noticesTexts } from '../../texts/notices';
import { correctionWords } from './correction-words';
import { type MessageEntry, messageEntries } from './message-entries';
import classes from './notices-dialog.module.css';

const bars = [64, 64, 64];

/** What the member was told, in the words in which it was said, and what became of what they asked to be corrected. */
export function MessagesDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(noticesTexts);
  const answer = useNotices();
  const { data: corrections } = useCorrections();
  const { hasNextPage } = answer;
  const older = useOlder(answer);
  return (
    <Dialog opened size="small" title={texts.messages} onClose={onClose}>
      <p className="lead">{texts.messagesAbout}</p>
      <Loaded answer={answer} missing={texts.messagesNotLoaded} bars={bars}>
        {(notices) => (
          <Entries
            entries={messageEntries(notices, corrections?.items ?? [], hasNextPage)}
            onGrown={older.grown}
          />
        )}
      </Loaded>
      {hasNextPage && (
        <Button variant="line" wide busy={older.isLoading} onClick={older.show}>
          {texts.showOlder}
        </Button>
      )}
    </Dialog>
  );
}

/** Fetches what came before, and leads the focus to where it begins. */
function useOlder({ fetchNextPage, isFetchingNextPage }: ReturnType<typeof useNotices>) {
  const isAsked = useRef(false);
  return {
    isLoading: isFetchingNextPage,
    show: async () => {
      isAsked.current = true;
      const { error } = await fetchNextPage();
      if (error) notify.error(errorMessage(error));
    },
    grown: (first: HTMLElement | undefined) => {
      if (isAsked.current) first?.focus();
      isAsked.current = false;
    },
  };
}

interface EntriesProps {
  entries: readonly MessageEntry[];
  /** Is told the first of those that came to the end. */
  onGrown: (first: HTMLElement | undefined) => void;
}

function Entries({ entries, onGrown }: EntriesProps) {
  const texts = useTexts(noticesTexts);
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(entries.length);
  useEffect(() => {
    if (entries.length > shown.current)
      onGrown(list.current?.children[shown.current] as HTMLElement | undefined);
    shown.current = entries.length;
  }, [entries.length, onGrown]);
  if (entries.length === 0) return <p>{texts.noMessages}</p>;
  return (
    <ol ref={list} className="ruled">
      {entries.map((entry) => (
        <li key={entry.id} tabIndex={-1} className={classes.message}>
          {'notice' in entry ? (
            <Notice notice={entry.notice} />
          ) : (
            <Correction correction={entry.correction} at={entry.at} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Notice({ notice }: { notice: NoticeDto }) {
  const { subject, text, language } = notice;
  return (
    <>
      <div lang={language}>
        <h3 className={classes.subject}>{subject}</h3>
        <p className={classes.words}>{text}</p>
      </div>
      <p className="quiet small">{useFate(notice)}</p>
    </>
  );
}

function Correction({ correction, at }: { correction: CorrectionDto; at: string }) {
  const { correctionOf } = useTexts(noticesTexts);
  const texts = useTexts(correctionsTexts);
  return (
    <>
      <h3 className={classes.subject}>{correctionOf(texts.names[correction.kind])}</h3>
      <p className={classes.words}>{correctionWords(correction, texts)}</p>
      <p className="quiet small">{formatManilaDateTime(at)}</p>
    </>
  );
}

/** When and how it was told. */
function useFate({ state, sentBy, sentAt, madeAt }: NoticeDto): string {
  const texts = useTexts(noticesTexts);
  const made = formatManilaDateTime(madeAt);
  if (state === 'WAITING') return texts.waiting(made);
  if (!sentAt) return state === 'KEPT' ? texts.here(made) : texts.notSent(made);
  const sent = formatManilaDateTime(sentAt);
  if (sentBy.length > 1) return texts.sentByBoth(sent);
  return sentBy.includes('EMAIL') ? texts.sentByEmail(sent) : texts.sentBySms(sent);
}
