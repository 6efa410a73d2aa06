import type { ReactNode } from 'react';
import classes from './chart-table.module.css';

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
      <table className={classes.table}>
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
