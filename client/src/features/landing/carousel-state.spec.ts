import { type CarouselState, carousel, firstCarousel, nextSlide, slideCount } from './carousel-state';

const shown = ({ frames }: CarouselState) => frames.map(({ slide }) => slide);

function afterTurns(count: number, wide: boolean, start = 5): CarouselState {
  let state = firstCarousel(start);
  for (let turn = 0; turn < count; turn += 1) {
    state = carousel(state, { slide: nextSlide(state, wide), wide });
  }
  return state;
}

describe('the carousel', () => {
  it('starts with neighbours beside each other, also over the end', () => {
    expect(shown(firstCarousel(5))).toEqual([5, 6, 7]);
    expect(shown(firstCarousel(8))).toEqual([8, 0, 1]);
  });

  it('fades the next slide into the next frame in turn where three are seen', () => {
    expect(shown(afterTurns(1, true))).toEqual([8, 6, 7]);
    expect(shown(afterTurns(2, true))).toEqual([8, 0, 7]);
    expect(shown(afterTurns(3, true))).toEqual([8, 0, 1]);
    expect(shown(afterTurns(4, true))).toEqual([2, 0, 1]);
  });

  it('keeps the slide before, for the next one to fade in over it', () => {
    expect(afterTurns(1, true).frames[0]).toEqual({ slide: 8, before: 5 });
    expect(afterTurns(1, true).frames[1]).toEqual({ slide: 6 });
  });

  it('shows every slide once, in order, where one frame is seen', () => {
    const seen = Array.from({ length: slideCount }, (_, turn) => afterTurns(turn, false).frames[0]?.slide);
    expect(seen).toEqual([5, 6, 7, 8, 0, 1, 2, 3, 4]);
  });

  it('never shows a slide twice at once, also after the window has grown', () => {
    for (let turns = 0; turns < 2 * slideCount; turns += 1) {
      let state = afterTurns(turns, false);
      for (let more = 0; more < 4; more += 1) {
        state = carousel(state, { slide: nextSlide(state, true), wide: true });
      }
      expect(new Set(shown(state)).size).toBe(3);
    }
  });
});
