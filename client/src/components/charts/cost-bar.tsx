import { formatHundredths } from '../../lib/format';
import { chartTexts } from '../../texts/charts';
import { useTexts } from '../../texts/define-texts';
import { VisuallyHidden } from '../ui/text/visually-hidden';
import classes from './cost-bar.module.css';

interface CostBarProps {
  principal: number;
  interest: number;
}

/** What is repaid in all, as one bar: the loan itself and, woven, its interest. The amounts stand beside it. */
export function CostBar({ principal, interest }: CostBarProps) {
  const texts = useTexts(chartTexts);
  const total = principal + interest;
  const shareOf = (part: number) => `${formatHundredths((part / total) * 100)}%`;
  const parts = [
    [texts.principal, principal],
    [texts.interest, interest],
  ] as const;
  return (
    <div>
      <div aria-hidden className={classes.bar}>
        <span className={classes.principal} style={{ flexGrow: principal }} />
        {interest > 0 && <span className={classes.interest} style={{ flexGrow: interest }} />}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{texts.shares}</caption>
          <tbody>
            {parts.map(([name, part]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{shareOf(part)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}

export type Fill = 'principal' | 'principalAhead' | 'interest' | 'charge' | 'late' | 'more';

/** A piece of what a part of a picture is filled with, before its name. */
export function Swatch({ fill }: { fill: Fill }) {
  return <span aria-hidden className={classes.swatch} data-fill={fill} />;
}
