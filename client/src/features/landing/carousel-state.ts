/** What stands in one frame: the slide, and the one that it fades in over. */
export interface Frame {
  readonly slide: number;
  readonly before?: number;
}

/** Three frames beside each other. Where there is room for one alone, it is the first one. */
export interface CarouselState {
  readonly frames: readonly Frame[];
  /** The frame whose turn it is. */
  readonly turn: number;
  /** The slide that came last. */
  readonly latest: number;
}

export interface CarouselEvent {
  /** The slide that is ready to be shown. */
  readonly slide: number;
  /** Whether all three frames are seen. */
  readonly wide: boolean;
}

export const slideCount = 9;
const only = 0;

const wrapped = (slide: number) => (slide + slideCount) % slideCount;

/** Starts with a slide and the two that follow it. */
export function firstCarousel(slide: number): CarouselState {
  const slides = [slide, wrapped(slide + 1), wrapped(slide + 2)];
  return { frames: slides.map((of) => ({ slide: of })), turn: 0, latest: wrapped(slide + 2) };
}

/** The slide to fetch now and to show next; none that can be seen already. */
export function nextSlide({ frames, latest }: CarouselState, wide: boolean): number {
  if (!wide) return wrapped((frames[only]?.slide ?? latest) + 1);
  let next = wrapped(latest + 1);
  while (frames.some(({ slide }) => slide === next)) next = wrapped(next + 1);
  return next;
}

/** The slide fades into the next frame in turn, or into the one that is seen. */
export function carousel({ frames, turn }: CarouselState, { slide, wide }: CarouselEvent): CarouselState {
  const place = wide ? turn : only;
  return {
    frames: frames.map((frame, index) => (index === place ? { slide, before: frame.slide } : frame)),
    turn: (place + 1) % frames.length,
    latest: slide,
  };
}
