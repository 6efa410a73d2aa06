import type { MemberInfoDto } from '@pautang/sdk';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';
import { Skeleton, type SkeletonProps } from '../../components/ui/skeleton';
import { errorMessage } from '../../lib/error-message';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { uiTexts } from '../../texts/ui';
import { useMember } from './use-member';

interface MemberPartProps extends SkeletonProps {
  children: (member: MemberInfoDto) => ReactNode;
}

/** What needs the member's details: its place is held while they load, and one may try again. */
export function MemberPart({ bars, children }: MemberPartProps) {
  const { member, error, isFetching, retry } = useMember();
  if (member) return children(member);
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={retry} />;
  return <Skeleton bars={bars} />;
}

interface LoadFailedProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

export function LoadFailed({ error, busy, onRetry }: LoadFailedProps) {
  const texts = useTexts(settingsTexts);
  const { tryAgain } = useTexts(uiTexts);
  return (
    <div role="alert">
      <EmptyState
        title={texts.notLoaded}
        text={errorMessage(error)}
        action={
          <Button variant="line" busy={busy} onClick={onRetry}>
            {tryAgain}
          </Button>
        }
      />
    </div>
  );
}
