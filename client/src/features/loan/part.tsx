import type { ReactNode } from 'react';
import { Card } from '../../components/ui/card/card';
import { Unbroken } from '../../components/ui/text/unbroken';
import classes from './part.module.css';

interface PartProps {
  title: string;
  children: ReactNode;
}

/** A card of the loan's page under its own heading. */
export function Part({ title, children }: PartProps) {
  return (
    <Card>
      <div className={classes.part}>
        <h2 className={classes.title}>{title}</h2>
        {children}
      </div>
    </Card>
  );
}

/** A remark below the figures. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <p className={classes.quiet}>
      <Unbroken>{children}</Unbroken>
    </p>
  );
}
