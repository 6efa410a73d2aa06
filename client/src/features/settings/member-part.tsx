import type { MemberInfoDto } from '@pautang/sdk';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../components/layout/load-problem';
import { StaleNote } from '../../components/layout/stale-note';
import { Skeleton, type SkeletonProps } from '../../components/ui/skeleton/skeleton';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { useMember } from './use-member';

interface MemberPartProps extends SkeletonProps {
  children: (member: MemberInfoDto) => ReactNode;
}

/** What needs the member's details: its place is held while they load, and one may try again. */
export function MemberPart({ bars, children }: MemberPartProps) {
  const { notLoaded } = useTexts(settingsTexts);
  const { member, ...answer } = useMember();
  if (member) {
    return (
      <>
        <StaleNote answer={answer} />
        {children(member)}
      </>
    );
  }
  if (answer.error) return <LoadProblem title={notLoaded} answer={answer} />;
  return <Skeleton bars={bars} />;
}
