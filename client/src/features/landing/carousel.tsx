import { useState } from 'react';
import { useTexts } from '../../texts/define-texts';
import { landingTexts } from '../../texts/landing';
import classes from './carousel.module.css';
import type { Frame } from './carousel-state';
import { slides } from './slides';
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
        <Phone key={place} frame={frame} first={place === 1} />
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
  const pictures = before === undefined ? [slide] : [before, slide];
  return (
    <figure className={classes.phone}>
      <div className={classes.screen}>
        {pictures.map((number) => {
          const picture = slides[number];
          if (!picture) return null;
          const isShown = number === slide;
          return (
            <img
              key={picture.name}
              src={picture.address}
              width={360}
              height={720}
              alt={isShown ? texts.slides[picture.name] : ''}
              decoding="async"
              loading={first ? 'eager' : 'lazy'}
              className={isShown && before !== undefined ? classes.fading : undefined}
            />
          );
        })}
      </div>
    </figure>
  );
}
