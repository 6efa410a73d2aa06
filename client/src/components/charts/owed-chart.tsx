import { formatCompactMoney, formatShortMonth } from '../../lib/format';
import classes from './chart.module.css';
import { Diamond, Drawing } from './drawing';
import { type OwedCourse, owedPicture } from './owed-geometry';
import { inside } from './plot';

interface OwedChartProps {
  course: OwedCourse;
  currency: string;
  /** Says in a sentence what the picture shows. */
  label: string;
  todayLabel: string;
}

/** What is owed over time, as areas of principal and interest; today, and what it would be if more is paid. */
export function OwedChart({ course, currency, label, todayLabel }: OwedChartProps) {
  const labels = { amount: (major: number) => formatCompactMoney(major, currency), month: formatShortMonth };
  return (
    <Drawing label={label} pictureIn={(frame) => owedPicture(course, frame, labels)}>
      {({ plot, past, planned, edge, more, moreEnds, today }, woven, frame) => (
        <>
          <path d={past.principal} className={classes.principal} />
          <path d={past.interest} fill={woven} />
          <path d={past.interest} className={classes.interestEdge} />
          {planned && (
            <>
              <path d={planned.principal} className={classes.principalAhead} />
              <path d={planned.interest} className={classes.interestAhead} />
              <path d={planned.interest} className={classes.interestEdge} />
              <path d={edge} className={classes.edge} />
            </>
          )}
          {more && <path d={more} className={classes.more} />}
          {moreEnds !== undefined && <Diamond x={moreEnds} y={plot.bottom} className={classes.moreEnd} />}
          {today !== undefined && (
            <g>
              <line x1={today} x2={today} y1={plot.top - 4} y2={plot.bottom} className={classes.today} />
              <Diamond x={today} y={plot.top - 4} className={classes.diamond} />
              <text
                x={inside(today, todayLabel, frame)}
                y={frame.em * 0.75}
                textAnchor="middle"
                className={classes.mark}
              >
                {todayLabel}
              </text>
            </g>
          )}
        </>
      )}
    </Drawing>
  );
}
