import { maskAfter3 } from '../../../lib/format';
import { useTexts } from '../../../texts/define-texts';
import { maskedTexts } from '../../../texts/masked';
import classes from './masked.module.css';
import { VisuallyHidden } from './visually-hidden';

interface MaskedProps {
  value: string;
  mark?: '•' | '*';
}

/** The first three characters of a number, which may have come masked; that the rest is hidden is drawn for eyes and said to ears. */
export function Masked({ value, mark }: MaskedProps) {
  const texts = useTexts(maskedTexts);
  return (
    <span className={classes.masked}>
      <span aria-hidden>{maskAfter3(value, mark)}</span>
      <VisuallyHidden>{texts.restHidden(value.slice(0, 3))}</VisuallyHidden>
    </span>
  );
}

const maskedNumbers = /([^*]{3}\*+)/;

/** Words with numbers that came masked. */
export function MaskedWords({ children }: { children: string }) {
  return children
    .split(maskedNumbers)
    .map((part) => (maskedNumbers.test(part) ? <Masked key={part} value={part} /> : part));
}
