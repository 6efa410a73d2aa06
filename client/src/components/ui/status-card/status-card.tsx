import type { LoanStatus } from '@pautang/sdk';
import { type ReactNode, useState } from 'react';
import BlockRoundedIcon from '~icons/ic/round-block';
import CheckCircleOutlineRoundedIcon from '~icons/ic/round-check-circle-outline';
import CurrencyExchangeRoundedIcon from '~icons/ic/round-currency-exchange';
import ErrorOutlineRoundedIcon from '~icons/ic/round-error-outline';
import HighlightOffRoundedIcon from '~icons/ic/round-highlight-off';
import LockResetRoundedIcon from '~icons/ic/round-lock-reset';
import PauseCircleOutlineRoundedIcon from '~icons/ic/round-pause-circle-outline';
import PersonSearchRoundedIcon from '~icons/ic/round-person-search';
import QueryBuilderRoundedIcon from '~icons/ic/round-query-builder';
import UpdateRoundedIcon from '~icons/ic/round-update';
import { useStatusWord } from '../../../lib/use-status-word';
import { Card, CardPart } from '../card/card';
import type { StatusColor } from '../note/note';
import { VisuallyHidden } from '../text/visually-hidden';
import classes from './status-card.module.css';

export const statusIcons = {
  BlockRounded: BlockRoundedIcon,
  CheckCircleOutlineRounded: CheckCircleOutlineRoundedIcon,
  CurrencyExchangeRounded: CurrencyExchangeRoundedIcon,
  ErrorOutlineRounded: ErrorOutlineRoundedIcon,
  HighlightOffRounded: HighlightOffRoundedIcon,
  LockResetRounded: LockResetRoundedIcon,
  PauseCircleOutlineRounded: PauseCircleOutlineRoundedIcon,
  PersonSearchRounded: PersonSearchRoundedIcon,
  QueryBuilderRounded: QueryBuilderRoundedIcon,
  UpdateRounded: UpdateRoundedIcon,
};

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

interface StatusLook {
  readonly color: StatusColor;
  readonly icon: StatusIconName;
}

/** How each step of a loan's way looks. What staff choose instead is for the present status alone, in the wallet. */
export const statusLooks: Record<LoanStatus, StatusLook> = {
  PENDING: { color: 'info', icon: 'PersonSearchRounded' },
  UNDER_REVIEW: { color: 'info', icon: 'UpdateRounded' },
  ON_HOLD: { color: 'warning', icon: 'PauseCircleOutlineRounded' },
  APPROVED: { color: 'success', icon: 'CheckCircleOutlineRounded' },
  REJECTED: { color: 'danger', icon: 'HighlightOffRounded' },
  CANCELLED: { color: 'warning', icon: 'BlockRounded' },
  REPAID: { color: 'success', icon: 'CurrencyExchangeRounded' },
  WRITTEN_OFF: { color: 'warning', icon: 'PauseCircleOutlineRounded' },
};

/** Says a change of the status aloud, wherever its card stands then. */
export function StatusNews({ title, status }: Pick<StatusCardProps, 'title' | 'status'>) {
  const word = useStatusWord(status);
  const [first] = useState(status);
  return (
    <span role="status">
      <VisuallyHidden>{status !== first && `${title}: ${word}`}</VisuallyHidden>
    </span>
  );
}
