import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { EmptyState } from '../../components/ui/empty-state';
import { Skeleton } from '../../components/ui/skeleton';
import { configOptions } from '../../lib/config.queries';
import { errorMessage } from '../../lib/error-message';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { LoanBox } from './loan-box';

const bars = [
  { id: 'currency', height: 50 },
  { id: 'amount', height: 64 },
  { id: 'slider', height: 44 },
  { id: 'terms', height: 52 },
  { id: 'apply', height: 54 },
];

/** The loan box as soon as limits, rate and terms are known. */
export function LoanBoxLoader({ onCreated }: { onCreated: () => void }) {
  const texts = useTexts(loanTexts);
  const { data: config, error, isFetching, refetch } = useQuery(configOptions);
  if (config) return <LoanBox config={config} onCreated={onCreated} />;
  return (
    <Card>
      {error ? (
        <div role="alert">
          <EmptyState
            title={texts.notLoaded}
            text={errorMessage(error)}
            action={
              <Button variant="line" busy={isFetching} onClick={() => void refetch()}>
                {texts.tryAgain}
              </Button>
            }
          />
        </div>
      ) : (
        <Skeleton bars={bars} />
      )}
    </Card>
  );
}
