import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import type { IconProps } from '../../components/ui/icon/icon';
import type { StatusColor } from '../../components/ui/note/note';
import { Unbroken } from '../../components/ui/text/visually-hidden';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan.module.css';

interface PartProps {
  title: string;
  children: ReactNode;
}

/** A card of the loan's page under its own heading. */
export function Part({ title, children }: PartProps) {
  return (
    <Card>
      <div className="stack">
        <h2 className="card-title">{title}</h2>
        {children}
      </div>
    </Card>
  );
}

/** A remark below the figures. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <p className="quiet">
      <Unbroken>{children}</Unbroken>
    </p>
  );
}

interface LongListProps<Item> {
  items: readonly Item[];
  /** What shows of them at first. */
  first: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** 'Show all 48 installments'. */
  showAll: string;
  children: (item: Item) => ReactNode;
}

/** A list that shows the part that matters now, and the whole when asked. */
export function LongList<Item>({ items, first, keyOf, showAll, children }: LongListProps<Item>) {
  const { showFewer } = useTexts(loanTexts);
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      {first.length > 0 && (
        <ol className="ruled">
          {(isWhole ? items : first).map((item) => (
            <li key={keyOf(item)}>{children(item)}</li>
          ))}
        </ol>
      )}
      {first.length < items.length && (
        <Button variant="line" wide aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? showFewer : showAll}
        </Button>
      )}
    </>
  );
}

interface EntryLineProps {
  /** Stands before the date, as a number. */
  lead?: ReactNode;
  date: string;
  amount: ReactNode;
  sign: ComponentType<IconProps>;
  /** Of sign and words; quiet without one. */
  color?: StatusColor;
  /** How the entry stands. */
  words: ReactNode;
}

/** Date and amount in one line, and below it how the entry stands. */
export function EntryLine({ lead, date, amount, sign: Sign, color, words }: EntryLineProps) {
  return (
    <span className={classes.entry}>
      {lead !== undefined && <span className={classes.lead}>{lead}</span>}
      <span className={classes.entryMain}>
        <span className={classes.date}>{date}</span>
        {amount}
        <span className={`small ${classes.state}`} data-color={color}>
          <Sign small />
          <span>{words}</span>
        </span>
      </span>
    </span>
  );
}
