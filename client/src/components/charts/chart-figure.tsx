import { type ComponentType, type ReactNode, useDeferredValue } from 'react';
import { sharedAnswer, useAnswerData } from '../../lib/answer';
import { chartTexts } from '../../texts/charts';
import { useTexts } from '../../texts/define-texts';
import { Fold } from '../ui/fold/fold';
import classes from './chart-figure.module.css';
import { type Fill, Swatch } from './cost-bar';

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

interface ChartTableProps {
  caption: string;
  /** The first one names the rows. */
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...values: ReactNode[]])[];
}

/** The figures of a picture, to be read. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <div className={classes.room} data-many={columns.length > 3 || undefined}>
      <table className={`ledger ${classes.table}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], index) => (
            // Something may be paid twice on a day.
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name, and keep their places
            <tr key={`${name} ${index}`}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={columns[column + 1]} data-column={columns[column + 1]}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * A chart, which comes after its page. One that was lost on the way is left out until the page is opened again: what it
 * shows stands in words and tables too.
 */
export function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const chart = sharedAnswer(load, { retries: 0 });
  return (props: Props) => {
    const Chart = useDeferredValue(useAnswerData(chart));
    return Chart ? <Chart {...props} /> : null;
  };
}
