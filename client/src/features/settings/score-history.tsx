import type { CreditScoreChangeDto } from '@pautang/sdk';
import { formatChange, formatLongDate, formatNumber } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { scoreTexts } from '../../texts/score';
import classes from './score-card.module.css';

/** What moved the score, newest first: why, when, by how much, and where it then stood. */
export function ScoreHistory({ changes }: { changes: readonly CreditScoreChangeDto[] }) {
  return (
    <ol className="ruled">
      {changes.map((change) => (
        <Change key={JSON.stringify(change)} {...change} />
      ))}
    </ol>
  );
}

function Change(entry: CreditScoreChangeDto) {
  const texts = useTexts(scoreTexts);
  const { at, change, creditScore, reason, text, loanNumber, installmentNumber } = entry;
  const isStart = reason === 'STARTED';
  const subject =
    installmentNumber && loanNumber ? texts.installmentOf(installmentNumber, loanNumber) : loanNumber;
  return (
    <li className={classes.change}>
      <div className={classes.why}>
        <p>{text}</p>
        <p className="quiet small">{formatLongDate(at)}</p>
        {subject && <p className="quiet small">{subject}</p>}
      </div>
      <div className={classes.figures}>
        <p className={classes.points} data-way={wayOf(isStart ? 0 : change)}>
          {isStart ? formatNumber(change) : formatChange(change)}
        </p>
        {!isStart && <p className="quiet small">{texts.scoreThen(creditScore)}</p>}
      </div>
    </li>
  );
}

function wayOf(change: number): 'up' | 'down' | undefined {
  if (change === 0) return undefined;
  return change > 0 ? 'up' : 'down';
}
