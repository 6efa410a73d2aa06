import { useTexts } from '../../texts/define-texts';
import { landingTexts } from '../../texts/landing';
import classes from './noted.module.css';

export const noteId = (number: string | number) => `note-${number}`;

/** A text with the marks of its footnotes: '[1]' becomes a small, pressable 1. */
export function Noted({ text }: { text: string }) {
  return text.split(/(\[\d\])/).map((part) => {
    const mark = part.match(/^\[(\d)\]$/)?.[1];
    return mark ? <NoteMark key={part} number={mark} /> : part;
  });
}

export function NoteMark({ number }: { number: string }) {
  const texts = useTexts(landingTexts);
  return (
    <sup className={classes.mark}>
      <a href={`#${noteId(number)}`} aria-label={texts.note(number)}>
        {number}
      </a>
    </sup>
  );
}
