import classes from './chart.module.css';

/** Interest is woven, so that it is told from principal without its colour. */
export function WovenPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(27)">
      <rect width="5" height="5" className={classes.cloth} />
      <rect width="2.2" height="5" className={classes.thread} />
    </pattern>
  );
}
