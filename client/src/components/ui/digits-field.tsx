import { TextField, type TextFieldProps } from './text-field';

interface DigitsFieldProps extends TextFieldProps {
  /** A whole amount: decimals that are pasted with it are no digits of it. */
  isAmount?: boolean;
}

const decimals = /\.\d*$/;

/**
 * Takes digits alone. What is pasted is cut to its length here, after everything else is dropped: the browser would
 * cut '1,250,000' or a code in two groups too early.
 */
export function DigitsField({ onChange, maxLength, isAmount, ...props }: DigitsFieldProps) {
  const digitsIn = (text: string) =>
    (isAmount ? text.replace(decimals, '') : text).replace(/\D/g, '').slice(0, maxLength);
  return <TextField {...props} inputMode="numeric" onChange={(text) => onChange(digitsIn(text))} />;
}
