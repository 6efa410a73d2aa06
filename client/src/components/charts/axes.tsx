import classes from './chart.module.css';
import { type Frame, inside, type Plot, type Tick } from './plot';

interface AxesProps {
  frame: Frame;
  plot: Plot;
  amounts: readonly Tick[];
  below: readonly Tick[];
}

export function Axes({ frame, plot, amounts, below }: AxesProps) {
  return (
    <>
      {amounts.map(({ at, label }, index) => (
        <g key={label}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={at}
            y2={at}
            className={index === 0 ? classes.base : classes.grid}
          />
          <text x={plot.left - frame.em * 0.4} y={at} dy="0.35em" textAnchor="end" className={classes.label}>
            {label}
          </text>
        </g>
      ))}
      {below.map(({ at, label }) => (
        <text
          key={label}
          x={inside(at, label, frame)}
          y={frame.height - frame.em * 0.3}
          textAnchor="middle"
          className={classes.label}
        >
          {label}
        </text>
      ))}
    </>
  );
}
