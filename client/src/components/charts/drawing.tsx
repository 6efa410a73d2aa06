import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import classes from './chart.module.css';
import { type Frame, inside, type Picture } from './plot';

interface DrawingProps<Drawn extends Picture> {
  /** Says in a sentence what the picture shows. */
  label: string;
  pictureIn: (frame: Frame) => Drawn;
  /** What is drawn on the axes. Interest is woven, so that it is told from principal without its colour. */
  children: (picture: Drawn, woven: string, frame: Frame) => ReactNode;
}

/** A picture as large as its room, with its axes. */
export function Drawing<Drawn extends Picture>({ label, pictureIn, children }: DrawingProps<Drawn>) {
  const [room, frame] = useFrame();
  const woven = useId();
  const picture = frame && pictureIn(frame);
  return (
    <div ref={room} className={classes.room}>
      {frame && picture && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          className={classes.picture}
        >
          <defs>
            <pattern
              id={woven}
              width="5"
              height="5"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(27)"
            >
              <rect width="5" height="5" className={classes.interestAhead} />
              <rect width="2.2" height="5" className={classes.thread} />
            </pattern>
          </defs>
          <Axes frame={frame} picture={picture} />
          {children(picture, `url(#${woven})`, frame)}
        </svg>
      )}
    </div>
  );
}

function Axes({ frame, picture: { plot, amounts, below } }: { frame: Frame; picture: Picture }) {
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

/** A mark, as the gold one of today. */
export function Diamond({ x, y, className }: { x: number; y: number; className: string | undefined }) {
  return <path d="M0-6 6 0 0 6-6 0Z" transform={`translate(${x} ${y})`} className={className} />;
}

const labelRem = 0.8125;

/** The room that a picture has, in pixels, and the size of its letters: both may change while one looks. */
function useFrame(): [RefObject<HTMLDivElement | null>, Frame | undefined] {
  const room = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame>();
  useEffect(() => {
    const place = room.current;
    if (!place) return;
    // Told first as soon as the room stands, which is in time for its first picture.
    const watch = new ResizeObserver(() => setFrame(frameOf(place)));
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return [room, frame];
}

function frameOf({ clientWidth: width, clientHeight: height }: HTMLElement): Frame | undefined {
  if (width === 0 || height === 0) return undefined;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { width, height, em: labelRem * rem };
}
