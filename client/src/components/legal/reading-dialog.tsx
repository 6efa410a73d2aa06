import type { LegalFacts } from '@pautang/legal-texts';
import { type ReactNode, useDeferredValue } from 'react';
import { type SharedAnswer, sharedAnswer, useAnswer } from '../../lib/answer';
import { useLanguage } from '../../lib/language';
import { useTexts } from '../../texts/define-texts';
import { type LegalKind, legalDocuments } from '../../texts/documents';
import { legalTexts } from '../../texts/legal';
import { Button } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import { useCloseWithout } from '../ui/dialog/lazy-dialog';
import { LegalSkeleton } from './legal-text';

interface ReadingDialogProps {
  title: string;
  /** How often the text was asked for in vain. */
  failures: number;
  /** OK, unless there is more to do. */
  footer?: ReactNode;
  onClose: () => void;
  /** Nothing until the text has arrived. */
  children: ReactNode;
}

/** A text that is loaded when the dialog opens. */
export function ReadingDialog({ title, failures, footer, onClose, children }: ReadingDialogProps) {
  const { ok } = useTexts(legalTexts);
  useCloseWithout(failures, onClose);
  return (
    <Dialog opened title={title} onClose={onClose} footer={footer ?? <Button onClick={onClose}>{ok}</Button>}>
      {children || <LegalSkeleton />}
    </Dialog>
  );
}

/** Nothing at first, even of what is there: the press that opens a long text does not wait until all of it is drawn. */
export const useDrawnLater = <Value,>(value: Value | undefined) => useDeferredValue(value ?? null, null);

/** The text of a document in the reader's language, once it and what it says of the product have arrived. */
export function useLegalDocument(kind: LegalKind, facts: LegalFacts | undefined) {
  const language = useLanguage();
  const { data, failures } = useAnswer(answerOf(legalDocuments[language][kind]));
  const write = useDrawnLater(data);
  const document = write && facts && write(facts);
  return { document, failures };
}

type Load<Value> = () => Promise<Value>;

const asked = new Map<Load<unknown>, SharedAnswer<unknown>>();

/** What a part of the program brings along, loaded once for everybody who asks by the same function. */
export function answerOf<Value>(load: Load<Value>): SharedAnswer<Value> {
  const answer = asked.get(load) ?? sharedAnswer<unknown>(load, { retries: 0 });
  asked.set(load, answer);
  return answer as SharedAnswer<Value>;
}
