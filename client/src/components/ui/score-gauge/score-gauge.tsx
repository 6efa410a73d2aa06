import classes from './score-gauge.module.css';
import { type RingLine, scoreStrands } from './score-strands';

export interface ScoreGaugeProps {
  /** 0 to 1000. */
  score: number;
  /** Says the whole to who cannot see it: 'Credit score 620 out of 1000'. */
  label: string;
  /** Below the number: 'out of 1000'. */
  caption: string;
}

/** A score as a woven ring: filled up to the gold strand, thin beyond it. */
export function ScoreGauge({ score, label, caption }: ScoreGaugeProps) {
  const { strands, current } = scoreStrands(score);
  return (
    <svg className={classes.gauge} viewBox="0 0 240 214" role="img" aria-label={label}>
      {strands.map(({ id, reached, ...line }) => (
        <Line key={id} line={line} className={reached ? classes.reached : classes.open} />
      ))}
      {current && (
        <>
          <Line line={current.edge} className={classes.edge} />
          <Line line={current.line} className={classes.current} />
        </>
      )}
      <text x="120" y="132" className={classes.number}>
        {score}
      </text>
      <text x="120" y="160" className={classes.caption}>
        {caption}
      </text>
    </svg>
  );
}

function Line({ line, className }: { line: RingLine; className?: string }) {
  return <line {...line} className={className} />;
}
