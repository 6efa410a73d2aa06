import type { LoanLimitsDto } from '@pautang/sdk';
import { VisuallyHidden } from '../../components/ui/text/visually-hidden';
import { formatNumber, formatWholeMoney } from '../../lib/format';
import { ownStep } from '../../lib/own-limits';
import { useTexts } from '../../texts/define-texts';
import { scoreTexts } from '../../texts/score';
import classes from './limits-table.module.css';

/** What each score allows; the diamond marks the member's own row. */
export function LimitsTable({ limits: { table, creditScore } }: { limits: LoanLimitsDto }) {
  const texts = useTexts(scoreTexts);
  const own = ownStep(table, creditScore);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{texts.fromScore}</th>
          <th scope="col">{texts.upToAmount}</th>
          <th scope="col">{texts.upToMonths}</th>
        </tr>
      </thead>
      <tbody>
        {table.map((step) => (
          <tr key={step.fromScore} aria-current={step === own || undefined}>
            <th scope="row">
              {formatNumber(step.fromScore)}
              {step === own && <VisuallyHidden> {texts.youAreHere}</VisuallyHidden>}
            </th>
            <td>{formatWholeMoney(step.maxLoan)}</td>
            <td>{formatNumber(step.longestTerm)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
