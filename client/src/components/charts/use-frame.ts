import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Frame } from './plot';

const labelRem = 0.8125;

/** The room that a picture has, in pixels, and the size of its letters: both may change while one looks. */
export function useFrame(): [RefObject<HTMLDivElement | null>, Frame | undefined] {
  const box = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame>();
  useLayoutEffect(() => {
    const place = box.current;
    if (!place) return;
    const measure = () => setFrame(frameOf(place));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return [box, frame];
}

function frameOf({ clientWidth: width, clientHeight: height }: HTMLElement): Frame | undefined {
  if (width === 0 || height === 0) return undefined;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { width, height, em: labelRem * rem };
}
