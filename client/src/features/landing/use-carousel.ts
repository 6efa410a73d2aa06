import { useEffect, useReducer, useState } from 'react';
import { delay } from '../../lib/delay';
import { useLanguage } from '../../lib/language';
import { type CarouselState, carousel, firstCarousel, nextSlide } from './carousel-state';
import { slideAddress, slideNames } from './slides';

const slideMs = 1500;
/** What stands there first, and alone where nothing moves: money, and the way to it. */
const wallet = slideNames.indexOf('wallet');

const isWide = () => window.matchMedia('(min-width: 1200px)').matches;
const themeNow = () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** True once the page has loaded, while its tab is seen and the visitor allows motion. */
function useMayMove(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => setMay(document.readyState === 'complete' && !document.hidden && !still.matches);
    look();
    window.addEventListener('load', look);
    document.addEventListener('visibilitychange', look);
    still.addEventListener('change', look);
    return () => {
      window.removeEventListener('load', look);
      document.removeEventListener('visibilitychange', look);
      still.removeEventListener('change', look);
    };
  }, []);
  return may;
}

/** Fetches a picture before its turn. One that does not come is shown all the same, by its words. */
async function fetchPicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => undefined);
}

/** Moves on by itself, one picture fetched ahead, unless held. */
export function useCarousel(isHeld: boolean): CarouselState {
  const [state, dispatch] = useReducer(carousel, wallet, firstCarousel);
  const language = useLanguage();
  const moves = useMayMove() && !isHeld;

  useEffect(() => {
    if (!moves) return;
    let over = false;
    const wide = isWide();
    const slide = nextSlide(state, wide);
    const name = slideNames[slide] ?? 'wallet';
    const picture = fetchPicture(slideAddress(name, language, themeNow()));
    void Promise.all([picture, delay(slideMs)]).then(() => {
      if (!over) dispatch({ slide, wide });
    });
    return () => {
      over = true;
    };
  }, [moves, state, language]);

  return state;
}
