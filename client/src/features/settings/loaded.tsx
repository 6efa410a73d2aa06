import type { MemberInfoDto } from '@pautang/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { memberInfoOptions } from '../../api/member';
import { useSession } from '../../api/session';
import { LoadProblem } from '../../components/layout/load-problem';
import { StaleNote } from '../../components/layout/stale-note';
import { Skeleton, type SkeletonProps } from '../../components/ui/skeleton/skeleton';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';

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

interface MemberPartProps extends SkeletonProps {
  children: (member: MemberInfoDto) => ReactNode;
}

/** What needs the member's details: its place is held while they load, and one may try again. */
export function MemberPart({ bars, children }: MemberPartProps) {
  const { notLoaded } = useTexts(settingsTexts);
  return (
    <Loaded answer={useMember()} missing={notLoaded} bars={bars}>
      {children}
    </Loaded>
  );
}

/** The member's details, loaded anew by whatever mounts. What was loaded before stays until then. */
export function useMember() {
  const { phoneNumber } = useSession();
  return useQuery(memberInfoOptions(phoneNumber));
}
