import type { ReactNode } from 'react';
import { chartTexts } from '../../texts/charts';
import { useTexts } from '../../texts/define-texts';
import { Fold } from '../ui/fold/fold';
import classes from './chart-figure.module.css';
import { type Fill, Swatch } from './swatch';

interface ChartFigureProps {
  /** How high the picture is, before it is there too. */
  size: 'large' | 'small';
  legend: ReactNode;
  /** The same as tables. */
  tables: ReactNode;
  children: ReactNode;
}

/** A picture, what its fills mean, and the same figures as a table. */
export function ChartFigure({ size, legend, tables, children }: ChartFigureProps) {
  const texts = useTexts(chartTexts);
  return (
    <figure className={`stack ${classes.figure}`}>
      <div className={classes.box} data-size={size}>
        {children}
      </div>
      <ul className={classes.legend}>{legend}</ul>
      <Fold summary={texts.showAsTable} className={classes.fold}>
        {tables}
      </Fold>
    </figure>
  );
}

/** What a fill stands for. */
export function LegendItem({ fill, children }: { fill: Fill; children: ReactNode }) {
  return (
    <li>
      <Swatch fill={fill} />
      {children}
    </li>
  );
}
