import { useId } from 'react';
import { formatCompactMoney, formatShortMonth } from '../../lib/format';
import { Axes } from './axes';
import classes from './chart.module.css';
import { type OwedCourse, owedPicture } from './owed-geometry';
import { inside } from './plot';
import { useFrame } from './use-frame';
import { WovenPattern } from './woven';

export interface OwedChartProps {
  course: OwedCourse;
  currency: string;
  /** Says in a sentence what the picture shows. */
  label: string;
  todayLabel: string;
}

const diamond = 'M0-6 6 0 0 6-6 0Z';

/** What is owed over time, as areas of principal and interest; today, and what it would be if more is paid. */
export default function OwedChart({ course, currency, label, todayLabel }: OwedChartProps) {
  const [box, frame] = useFrame();
  const woven = useId();
  const picture =
    frame &&
    owedPicture(course, frame, {
      amount: (major) => formatCompactMoney(major, currency),
      month: formatShortMonth,
    });
  return (
    <div ref={box} className={classes.room}>
      {frame && picture && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          className={classes.picture}
        >
          <defs>
            <WovenPattern id={woven} />
          </defs>
          <Axes frame={frame} plot={picture.plot} amounts={picture.amounts} below={picture.months} />
          <path d={picture.past.principal} className={classes.principal} />
          <path d={picture.past.interest} fill={`url(#${woven})`} />
          <path d={picture.past.interest} className={classes.interestEdge} />
          {picture.planned && (
            <>
              <path d={picture.planned.principal} className={classes.principalAhead} />
              <path d={picture.planned.interest} className={classes.interestAhead} />
              <path d={picture.planned.interest} className={classes.interestEdge} />
              <path d={picture.edge} className={classes.edge} />
            </>
          )}
          {picture.more && <path d={picture.more} className={classes.more} />}
          {picture.moreEnds !== undefined && (
            <path
              d={diamond}
              transform={`translate(${picture.moreEnds} ${picture.plot.bottom})`}
              className={classes.moreEnd}
            />
          )}
          {picture.today !== undefined && (
            <g>
              <line
                x1={picture.today}
                x2={picture.today}
                y1={picture.plot.top - 4}
                y2={picture.plot.bottom}
                className={classes.today}
              />
              <path
                d={diamond}
                transform={`translate(${picture.today} ${picture.plot.top - 4})`}
                className={classes.diamond}
              />
              <text
                x={inside(picture.today, todayLabel, frame)}
                y={frame.em * 0.75}
                textAnchor="middle"
                className={classes.mark}
              >
                {todayLabel}
              </text>
            </g>
          )}
        </svg>
      )}
    </div>
  );
}
