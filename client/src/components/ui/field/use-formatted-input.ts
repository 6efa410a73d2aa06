import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { halfWidth } from '../../../lib/half-width';

const isSignificant = /[\d.]/;

function positionAfter(text: string, count: number): number {
  let left = count;
  for (let position = 0; position < text.length; position += 1) {
    if (left === 0) return position;
    if (isSignificant.test(text.charAt(position))) left -= 1;
  }
  return text.length;
}

/**
 * For an input whose text is grouped while one types: the caret stays behind the same digit, although separators
 * come and go around it.
 */
export function useFormattedInput(onText: (text: string) => void) {
  const box = useRef<HTMLInputElement | null>(null);
  const digitsBefore = useRef<number | null>(null);
  const [, setTurn] = useState(0);

  // Every turn, also one that refuses what was typed: React then puts the old text back and the caret to its end.
  useLayoutEffect(() => {
    if (digitsBefore.current === null || !box.current) return;
    const position = positionAfter(box.current.value, digitsBefore.current);
    box.current.setSelectionRange(position, position);
    digitsBefore.current = null;
  });

  return (event: ChangeEvent<HTMLInputElement>) => {
    const { selectionStart } = event.target;
    const value = halfWidth(event.target.value);
    const caret = selectionStart ?? value.length;
    const before = [...value.slice(0, caret)].filter((character) => isSignificant.test(character)).length;
    box.current = event.target;
    digitsBefore.current = caret === value.length ? Number.POSITIVE_INFINITY : before;
    setTurn((turn) => turn + 1);
    onText(value);
  };
}
