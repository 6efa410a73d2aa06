import type { LastFigures } from '../../api/last-figures';
import { Card } from '../../components/ui/card/card';
import { formatLongDateTime, formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { offlineTexts } from '../../texts/offline';
import classes from './offline.module.css';

const undecided = ['PENDING', 'UNDER_REVIEW', 'ON_HOLD'];

interface WhatWaitsProps {
  figures: LastFigures | undefined;
  /** Something was typed in this tab that is not sent yet. */
  hasTyped: boolean;
}

/** What goes on by itself, and what goes on with a connection. */
export function WhatWaits({ figures, hasTyped }: WhatWaitsProps) {
  const texts = useTexts(offlineTexts);
  const waiting = figures?.waiting;
  const isOpen = waiting !== undefined && new Date(waiting.until).getTime() > Date.now();
  return (
    <Card>
      <h2 className={classes.title}>{texts.waits}</h2>
      <ul className={classes.waits}>
        {isOpen && (
          <li>
            {texts.code(
              formatMoney(waiting.amount, waiting.currency),
              formatLongDateTime(new Date(waiting.until)),
            )}
          </li>
        )}
        {figures?.loan && undecided.includes(figures.loan.status) && <li>{texts.decision}</li>}
        {hasTyped && <li>{texts.typed}</li>}
        <li>{texts.everythingElse}</li>
      </ul>
    </Card>
  );
}
