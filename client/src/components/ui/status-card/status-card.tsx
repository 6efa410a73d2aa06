import type { ReactNode } from 'react';
import { Card, CardPart } from '../card/card';
import type { StatusColor } from '../note/note';
import classes from './status-card.module.css';
import { statusIcons } from './status-icons';

export type StatusIconName = keyof typeof statusIcons;

function isStatusIconName(name: string): name is StatusIconName {
  return Object.hasOwn(statusIcons, name);
}

interface StatusCardProps {
  color: StatusColor;
  /** A name as the server sends it; an unknown one falls back to the default. */
  icon: string;
  /** What has the status, as 'Loan Status'. */
  title: string;
  /** The status word. */
  status: string;
  /** What outshouts the status, as that a payment is overdue: it stands above it. */
  alarm?: ReactNode;
  /** 3 below a heading, as in a dialog. */
  level?: 2 | 3;
  /** Rows and a note. */
  children?: ReactNode;
}

export function StatusCard(props: StatusCardProps) {
  const { color, icon, title, status, alarm, level = 2, children } = props;
  const Sign = statusIcons[isStatusIconName(icon) ? icon : 'PersonSearchRounded'];
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Card flush>
      {alarm && <div className={classes.alarm}>{alarm}</div>}
      <div className={classes.head} data-color={color}>
        <Sign className={classes.icon} />
        <div className={classes.words}>
          <Title className={classes.title}>{title}</Title>
          <p className={classes.status}>{status}</p>
        </div>
      </div>
      {children && <CardPart className={classes.body}>{children}</CardPart>}
    </Card>
  );
}
