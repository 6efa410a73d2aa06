import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { Mat, Selvedge } from '../ui/mat/mat';
import classes from './page-band.module.css';

interface PageBandProps {
  title: string;
  lead?: ReactNode;
  /** Stands on the mat: beside the words, on a phone below them. */
  picture?: ReactNode;
  /** On a desktop the words keep to the left half: what follows reaches up into the right one. */
  half?: boolean;
  /** Below the lead. */
  children?: ReactNode;
}

/** The dark band that a public page begins with, closed by the selvedge. */
export function PageBand({ title, lead, picture, half, children }: PageBandProps) {
  return (
    <section
      className={classNames(classes.band, Boolean(picture) && classes.pictured, half && classes.half)}
      data-ground="deep"
    >
      <Mat night className={classes.mat} />
      <div className={classes.columns}>
        <div className={classes.say}>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
        </div>
        {picture}
      </div>
      <Selvedge />
    </section>
  );
}
