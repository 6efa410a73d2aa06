import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { VisuallyHidden } from '../text/visually-hidden';
import classes from './skeleton.module.css';

export interface SkeletonBar {
  /** What the bar stands for, as 'title'; unique in its list. */
  id: string;
  /** Share of the width, 0 to 1. */
  width?: number;
  /** Height in pixels, that of the real thing. */
  height?: number;
}

export interface SkeletonProps {
  bars: readonly SkeletonBar[];
}

/** Holds the place of what is loading; shows itself only after 200 ms. */
export function Skeleton({ bars }: SkeletonProps) {
  return (
    <div role="status" className={classes.skeleton}>
      <VisuallyHidden>{useTexts(uiTexts).loading}</VisuallyHidden>
      {bars.map(({ id, width = 1, height = 16 }) => (
        <i key={id} className={classes.bar} style={{ width: `${width * 100}%`, height }} />
      ))}
    </div>
  );
}

/** Holds the place of a figure that has not arrived: as wide and as high as its like, which nobody reads. */
export function Pending({ like }: { like: string }) {
  return <span aria-hidden data-like={like} className={classes.pending} />;
}
