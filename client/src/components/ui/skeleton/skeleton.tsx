import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { Card } from '../card/card';
import { VisuallyHidden } from '../text/visually-hidden';
import classes from './skeleton.module.css';

/** How high the real thing is in pixels, and how wide, as a share, where that is less than all. */
export type SkeletonBar = number | readonly [height: number, width: number];

export interface SkeletonProps {
  bars: readonly SkeletonBar[];
}

/** Holds the place of what is loading; shows itself only after 200 ms. */
export function Skeleton({ bars }: SkeletonProps) {
  return (
    <div role="status" className={classes.skeleton}>
      <VisuallyHidden>{useTexts(uiTexts).loading}</VisuallyHidden>
      {bars.map(barOf).map(({ key, width, height }) => (
        <i key={key} className={classes.bar} style={{ width: `${width * 100}%`, height }} />
      ))}
    </div>
  );
}

function barOf(bar: SkeletonBar, place: number) {
  const [height, width] = typeof bar === 'number' ? [bar, 1] : bar;
  return { key: place, height, width };
}

interface SkeletonColumnsProps {
  first: readonly SkeletonBar[];
  second: readonly SkeletonBar[];
  className?: string;
}

/** Two cards side by side that are still to come. */
export function SkeletonColumns({ first, second, className = 'columns' }: SkeletonColumnsProps) {
  return (
    <div className={className}>
      <Card>
        <Skeleton bars={first} />
      </Card>
      <Card aria-hidden>
        <Skeleton bars={second} />
      </Card>
    </div>
  );
}

/** Holds the place of a figure that has not arrived: as wide and as high as its like, which nobody reads. */
export function Pending({ like }: { like: string }) {
  return <span aria-hidden data-like={like} className={classes.pending} />;
}
