import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

const gap = 6;
const edge = 12;
const mostHeight = 400;

/** Less room than this, and the other side of the anchor is tried. */
const wantedHeight = 320;

/** As custom properties, so that the style sheet decides from which width on they count. */
function placeBeside(anchor: DOMRect): CSSProperties {
  const width = Math.min(Math.max(anchor.width, 320), window.innerWidth - 2 * edge);
  const left = Math.max(edge, Math.min(anchor.left, window.innerWidth - edge - width));
  const below = window.innerHeight - anchor.bottom - gap - edge;
  const above = anchor.top - gap - edge;
  const isBelow = below >= wantedHeight || below >= above;
  const maxHeight = Math.min(mostHeight, isBelow ? below : above);
  return {
    '--popup-left': `${left}px`,
    '--popup-width': `${width}px`,
    '--popup-max-height': `${maxHeight}px`,
    '--popup-top': isBelow ? `${anchor.bottom + gap}px` : 'auto',
    '--popup-bottom': isBelow ? 'auto' : `${window.innerHeight - anchor.top + gap}px`,
  } as CSSProperties;
}

/**
 * Where a floating box stands below its anchor, or above it where there is more room. It is fixed to the window, so
 * that a dialog whose middle scrolls does not cut it off, and follows the anchor.
 */
export function usePopupPlace(anchor: RefObject<HTMLElement | null>): CSSProperties {
  const measure = () => (anchor.current ? placeBeside(anchor.current.getBoundingClientRect()) : {});
  // The anchor stands in the page before the box does, so the very first place is the right one.
  const [place, setPlace] = useState(measure);
  useEffect(() => {
    const update = () => anchor.current && setPlace(placeBeside(anchor.current.getBoundingClientRect()));
    window.addEventListener('resize', update);
    document.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', update);
      document.removeEventListener('scroll', update, { capture: true });
    };
  }, [anchor]);
  return place;
}
