import type { ReactNode } from 'react';
import { errorMessage, unended } from '../../lib/error-message';
import { formatLongDateTime } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { uiTexts } from '../../texts/ui';
import { Note } from '../ui/note/note';
import { Skeleton, type SkeletonProps } from '../ui/skeleton/skeleton';
import { LoadProblem, TryAgain } from './load-problem';
import classes from './page-main.module.css';

export interface StaleNoteProps {
  /** What was asked for anew, as the query library tells of it. */
  answer: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly dataUpdatedAt: number;
    readonly refetch: () => unknown;
  };
}

/** Stands above what could not be loaded anew: why, since when it stands as it does, and another try. */
export function StaleNote({ answer }: StaleNoteProps) {
  const { notRefreshed } = useTexts(uiTexts);
  // What is not read of a query's result draws nothing anew when it changes.
  if (!answer.error || answer.dataUpdatedAt === 0) return null;
  const { error, dataUpdatedAt } = answer;
  return (
    <div role="status" className={classes.stale}>
      <Note color="warning">
        {notRefreshed(unended(errorMessage(error)), formatLongDateTime(new Date(dataUpdatedAt)))}
      </Note>
      <TryAgain small answer={answer} />
    </div>
  );
}

interface LoadedProps<Data> extends SkeletonProps {
  answer: StaleNoteProps['answer'] & { readonly data: Data | undefined; readonly isError: boolean };
  /** Says what did not arrive. */
  missing: string;
  children: (data: Data) => ReactNode;
}

/** What needs an answer: its place is held while that loads, and one may try again. */
export function Loaded<Data>({ answer, missing, bars, children }: LoadedProps<Data>) {
  if (answer.data === undefined) {
    return answer.isError ? <LoadProblem title={missing} answer={answer} /> : <Skeleton bars={bars} />;
  }
  return (
    <>
      <StaleNote answer={answer} />
      {children(answer.data)}
    </>
  );
}
