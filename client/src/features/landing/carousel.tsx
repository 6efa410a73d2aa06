import { useState } from 'react';
import { useLanguage } from '../../lib/language';
import { useTexts } from '../../texts/define-texts';
import { landingTexts } from '../../texts/landing';
import classes from './carousel.module.css';
import type { Frame } from './carousel-state';
import { slideAddress, slideNames } from './slides';
import { useCarousel } from './use-carousel';

/** Screens of the product in phones. It stands still under the pointer and while it has the focus. */
export function Carousel() {
  const texts = useTexts(landingTexts);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { frames } = useCarousel(hovered || focused);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and there are none.
    <div
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
              <source media="(prefers-color-scheme: dark)" srcSet={slideAddress(name, language, 'dark')} />
              <img
                src={slideAddress(name, language, 'light')}
                width={360}
                height={720}
                alt={isShown ? texts.slides[name] : ''}
                decoding="async"
                loading={first ? 'eager' : 'lazy'}
                className={isShown && before !== undefined ? classes.fading : undefined}
              />
            </picture>
          );
        })}
      </div>
    </figure>
  );
}
