import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { delay } from '../../lib/delay';
import { type Language, useLanguage } from '../../lib/language';
import { type Theme, themeMedium, themeNow, useChosenTheme } from '../../lib/theme';
import { useTexts } from '../../texts/define-texts';
import { landingTexts } from '../../texts/landing';
import classes from './carousel.module.css';
import { type CarouselState, carousel, type Frame, firstCarousel, nextSlide } from './carousel-state';

/** Screens of the product, in the order in which a member meets them. */
const slideNames = [
  'register',
  'activate',
  'loan',
  'confirm',
  'submitted',
  'wallet',
  'withdraw',
  'otp',
  'settings',
] as const;

type SlideName = (typeof slideNames)[number];

/** Taken by `npm run slides`, in each language and theme; a page fetches none but those that it shows. */
const addresses: Readonly<Record<string, string>> = import.meta.glob('../../assets/slides/**/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

function slideAddress(name: SlideName, language: Language, theme: Theme): string {
  return addresses[`../../assets/slides/${language}/${theme}/${name}.webp`] ?? '';
}

/** Screens of the product in phones. It stands still under the pointer, while it has the focus and out of sight. */
export function Carousel() {
  const texts = useTexts(landingTexts);
  const element = useRef<HTMLDivElement>(null);
  const isInSight = useIsInSight(element);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { frames } = useCarousel(hovered || focused || !isInSight);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and there are none.
    <div
      ref={element}
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={texts.previews}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus here, keys can stop the motion too.
      tabIndex={0}
      className={classes.frames}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {frames.map((frame, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place.
        <Phone key={place} frame={frame} first={place === 0} />
      ))}
    </div>
  );
}

interface PhoneProps {
  frame: Frame;
  /** Seen at every width, so fetched at once. */
  first: boolean;
}

function Phone({ frame: { slide, before }, first }: PhoneProps) {
  const texts = useTexts(landingTexts);
  const language = useLanguage();
  const theme = useChosenTheme();
  const pictures = before === undefined ? [slide] : [before, slide];
  return (
    <figure className={classes.phone}>
      <div className={classes.screen}>
        {pictures.map((number) => {
          const name = slideNames[number];
          if (!name) return null;
          const isShown = number === slide;
          return (
            <picture key={name}>
              <source media={themeMedium('dark', theme)} srcSet={slideAddress(name, language, 'dark')} />
              <img
                src={slideAddress(name, language, 'light')}
                width={360}
                height={720}
                alt={isShown ? texts.slides[name] : ''}
                decoding="async"
                loading={first ? 'eager' : 'lazy'}
                fetchPriority={first ? 'high' : undefined}
                className={isShown && before !== undefined ? classes.fading : undefined}
              />
            </picture>
          );
        })}
      </div>
    </figure>
  );
}

const slideMs = 1500;
/** What stands there first, and alone where nothing moves: money, and the way to it. */
const wallet = slideNames.indexOf('wallet');

const isWide = () => window.matchMedia('(min-width: 1200px)').matches;

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

/** False while one has scrolled past it: there, moving on would cost pictures that nobody sees. */
function useIsInSight(element: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((changes) =>
      setInSight(changes.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
}

/** Fetches a picture before its turn. One that does not come is shown all the same, by its words. */
async function fetchPicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => undefined);
}

/** Moves on by itself, one picture fetched ahead, unless held. */
function useCarousel(isHeld: boolean): CarouselState {
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
