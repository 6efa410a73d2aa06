import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { Amount } from '../amount/amount';
import { Unbroken } from '../text/visually-hidden';
import classes from './rows.module.css';

/** A ledger's list of label and value. It takes the colours of a panel when it stands in one. */
export function Rows({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={classNames(classes.rows, className)}>{children}</dl>;
}

interface RowProps {
  label: ReactNode;
  /** A quieter line below the label. */
  labelNote?: ReactNode;
  /** A quieter line below the value. */
  note?: ReactNode;
  /** Closes a sum: double rule above, larger figure. */
  total?: boolean;
  children: ReactNode;
}

export function Row({ label, labelNote, note, total, children }: RowProps) {
  return (
    <div className={`apart ${classNames(classes.row, total && classes.total)}`}>
      <dt>
        <Unbroken>{label}</Unbroken>
        {labelNote && <span className={classes.note}>{labelNote}</span>}
      </dt>
      <dd>
        {/* Where a browser translates, React only finds a text again that is alone in its element. */}
        <div>{children}</div>
        {note && <span className={classes.note}>{note}</span>}
      </dd>
    </div>
  );
}

interface MoneyRowProps extends Omit<RowProps, 'children'> {
  value: number;
  currency?: string;
}

export function MoneyRow({ value, currency, ...row }: MoneyRowProps) {
  return (
    <Row {...row}>
      <Amount plain value={value} currency={currency} />
    </Row>
  );
}
