import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../components/layout/load-problem';
import { StaleNote } from '../../components/layout/stale-note';
import { Skeleton, type SkeletonProps } from '../../components/ui/skeleton/skeleton';

interface LoadedProps<Data> extends SkeletonProps {
  answer: UseQueryResult<Data>;
  /** Says what did not arrive. */
  missing: string;
  children: (data: Data) => ReactNode;
}

/** What needs an answer: its place is held while that loads, and one may try again. */
export function Loaded<Data>({ answer, missing, bars, children }: LoadedProps<Data>) {
  if (answer.data !== undefined) {
    return (
      <>
        <StaleNote answer={answer} />
        {children(answer.data)}
      </>
    );
  }
  if (answer.isError) return <LoadProblem title={missing} answer={answer} />;
  return <Skeleton bars={bars} />;
}
