import type { ComponentType } from 'react';
import BlockIcon from '~icons/ic/round-block';
import OutIcon from '~icons/ic/round-call-made';
import InIcon from '~icons/ic/round-call-received';
import PaymentIcon from '~icons/ic/round-check-circle';
import ChargeIcon from '~icons/ic/round-error-outline';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useStatusWord } from '../../lib/use-status-word';
import { activityTexts } from '../../texts/activity';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import type { IconProps } from '../ui/icon/icon';
import { type Activity, isIncoming } from './activity';
import classes from './activity.module.css';

/** What happened, line by line. */
export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  return (
    <ul className="ruled">
      {activities.map((activity) => (
        <li key={activity.id} className={classes.entry}>
          <Entry activity={activity} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ activity }: { activity: Activity }) {
  const Sign = signOf(activity);
  const { amount, currency, day, since, reference, status, color, message } = activity;
  const { fromTo } = useTexts(paymentTexts);
  const figure = `${isIncoming(activity) ? '+' : ''}${formatMoney(amount, currency)}`;
  const when =
    since === undefined || since === day
      ? formatLongDate(day)
      : fromTo(formatLongDate(since), formatLongDate(day));
  return (
    <>
      <Sign className={classes.sign} />
      <div className={classes.words}>
        <p className={classes.line}>
          <span className={classes.title}>{useTitle(activity)}</span>
          <span className={classes.amount}>{isUndone(activity) ? <s>{figure}</s> : figure}</span>
        </p>
        <p className="quiet small">{reference === undefined ? when : `${when}, ${reference}`}</p>
        {status !== undefined && (
          <p className={`small ${classes.status}`} data-color={color}>
            <Status status={status} />
            {message && <span className={classes.message}>{message}</span>}
          </p>
        )}
      </div>
    </>
  );
}

function Status({ status }: { status: string }) {
  const { takenBack } = useTexts(activityTexts);
  const word = useStatusWord(status);
  return <strong>{status === 'REVERSED' ? takenBack : word}</strong>;
}

const isUndone = ({ status }: Activity): boolean => status === 'FAILED' || status === 'REVERSED';

function signOf(activity: Activity): ComponentType<IconProps> {
  const { kind, movesWallet, amount } = activity;
  if (isUndone(activity)) return BlockIcon;
  if (kind === 'REFUND') return OutIcon;
  if (kind === 'PENALTY' || kind === 'LATE_CHARGE') return ChargeIcon;
  if (!movesWallet) return PaymentIcon;
  return amount > 0 ? InIcon : OutIcon;
}

function useTitle({ kind, about = '', words = '' }: Activity): string {
  const texts = useTexts(activityTexts);
  if (words) return words;
  switch (kind) {
    case 'WITHDRAWAL':
      return texts.withdrawal(about);
    case 'REFUND':
      return texts.refund(about);
    case 'PAYMENT':
      return texts.payment;
    case 'PENALTY':
      return texts.penalty(about);
    case 'LATE_CHARGE':
      return texts.lateCharge(about);
    case 'DISBURSEMENT':
      return texts.disbursement;
    case 'CANCELLATION':
      return texts.cancellation;
    case 'OTHER':
      return words;
  }
}
