import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const gap = 6;
const edge = 12;
const mostHeight = 400;
const leastWidth = 320;

/** Less room than this, and the other side of the anchor is tried. */
const wantedHeight = 320;

interface Room {
  top: number;
  bottom: number;
}

/** What one sees of the window: an on-screen keyboard covers a part of it. */
function seen(): Room {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  return { top: offsetTop, bottom: offsetTop + height };
}

/** As custom properties, so that the style sheet decides from which width on they count. */
function placeBeside(anchor: DOMRect, { top, bottom }: Room): CSSProperties {
  const width = Math.min(Math.max(anchor.width, leastWidth), window.innerWidth - 2 * edge);
  const left = Math.max(edge, Math.min(anchor.left, window.innerWidth - edge - width));
  const below = bottom - anchor.bottom - gap - edge;
  const above = anchor.top - top - gap - edge;
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

/** Covers nothing but what scrolls with the anchor: the buttons in the foot of a dialog stay free. */
function within(anchor: HTMLElement): Room {
  const window = seen();
  const frame = anchor.closest('[data-scrolls]')?.getBoundingClientRect() ?? window;
  return { top: Math.max(window.top, frame.top), bottom: Math.min(window.bottom, frame.bottom) };
}

/**
 * Where a floating box stands below its anchor, or above it where there is more room. It is fixed to the window, so
 * that a dialog whose middle scrolls does not cut it off, and follows the anchor: also where a dialog still came in when
 * somebody already typed.
 */
export function usePopupPlace(anchor: RefObject<HTMLElement | null>, staysInside = false): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const update = () => {
      const box = anchor.current;
      if (box) setPlace(placeBeside(box.getBoundingClientRect(), staysInside ? within(box) : seen()));
    };
    update();
    // A hint that comes or goes moves a dialog that stands in the middle of the window.
    const resized = new ResizeObserver(update);
    const frame = anchor.current?.closest('[data-scrolls]');
    if (frame) resized.observe(frame);
    window.addEventListener('resize', update);
    window.visualViewport?.addEventListener('resize', update);
    document.addEventListener('scroll', update, { capture: true, passive: true });
    document.addEventListener('animationend', update);
    return () => {
      resized.disconnect();
      window.removeEventListener('resize', update);
      window.visualViewport?.removeEventListener('resize', update);
      document.removeEventListener('scroll', update, { capture: true });
      document.removeEventListener('animationend', update);
    };
  }, [anchor, staysInside]);
  return place;
}
