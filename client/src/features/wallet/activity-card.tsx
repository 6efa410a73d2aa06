import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type LoanAccount, statementOptions } from '../../api/loan';
import { useSession } from '../../api/session';
import type { Wallet } from '../../api/wallet';
import { activityOf, byMonth, hasEarlier } from '../../components/activity/activity';
import { ActivityList } from '../../components/activity/activity-list';
import { LoadProblem } from '../../components/layout/load-problem';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { formatMonth } from '../../lib/format';
import { activityTexts } from '../../texts/activity';
import { useTexts } from '../../texts/define-texts';
import classes from './wallet.module.css';

const shownFirst = 8;

const bars = [60, 60, 60, 60, 60];

interface ActivityCardProps {
  wallet: Wallet;
  /** undefined where it could not be loaded. */
  account: LoanAccount | undefined;
}

/** What happened to the money, by month, the newest first. */
export function ActivityCard({ wallet, account }: ActivityCardProps) {
  const texts = useTexts(activityTexts);
  const { phoneNumber } = useSession();
  const isLong = account !== undefined && hasEarlier(wallet, account);
  const earlier = useQuery({
    ...statementOptions(phoneNumber, account?.loanNumber),
    enabled: isLong,
  });
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const activities = activityOf(wallet, account, earlier.data);
  const months = byMonth(isWhole ? activities : activities.slice(0, shownFirst));
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="card-title">
        {texts.title}
      </h2>
      {!account && <p className={classes.message}>{texts.withoutPayments}</p>}
      {isLong && earlier.isPending ? (
        <Skeleton bars={bars} />
      ) : (
        months.map(({ month, activities: ofMonth }) => (
          <section key={month} className={classes.month}>
            <h3 className={classes.monthTitle}>{formatMonth(month)}</h3>
            <ActivityList activities={ofMonth} />
          </section>
        ))
      )}
      {activities.length === 0 && <p className={classes.message}>{texts.nothing}</p>}
      {earlier.isLoadingError && <LoadProblem title={texts.withoutEarlier} answer={earlier} />}
      {activities.length > shownFirst && (
        <Button variant="line" wide aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showFewer : texts.showMore}
        </Button>
      )}
    </Card>
  );
}
