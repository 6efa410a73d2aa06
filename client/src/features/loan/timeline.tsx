import type { LoanEventDto } from '@pautang/sdk';
import { statusLooks } from '../../components/loan-box/status-looks';
import { statusIcons } from '../../components/ui/status-card/status-icons';
import { formatManilaDateTime } from '../../lib/format';
import { useStatusWord } from '../../lib/use-words';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './timeline.module.css';

/** What became of the application, step by step, and why. The last step is where it stands. */
export function Timeline({ events }: { events: readonly LoanEventDto[] }) {
  return (
    <ol>
      {events.map((event, index) => (
        <li
          key={event.at + event.status}
          className={classes.step}
          aria-current={index === events.length - 1 ? 'step' : undefined}
        >
          <Step event={event} />
        </li>
      ))}
    </ol>
  );
}

function Step({ event: { status, at, by, reasons, message } }: { event: LoanEventDto }) {
  const texts = useTexts(loanTexts);
  const { color, icon } = statusLooks[status];
  const Sign = statusIcons[icon];
  return (
    <>
      <span className={classes.sign} data-color={color}>
        <Sign />
      </span>
      <div className={classes.words}>
        <p className={classes.status}>{useStatusWord(status)}</p>
        <p className="quiet small">
          {formatManilaDateTime(at)}, {texts.by[by]}
        </p>
        {reasons.length > 0 && (
          <ul className={classes.reasons}>
            {reasons.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
        )}
        {message && <p className={classes.message}>{message}</p>}
      </div>
    </>
  );
}
