/**
 * What money beyond what is due pays, by the ending of the reference that the member wrote on the transfer: -N the next
 * installments, -P principal.
 */
export function overpaymentReferences(loanNumber: string): { installments: string; principal: string } {
  return { installments: `${loanNumber}-N`, principal: `${loanNumber}-P` };
}

/** Blanks, hyphens and marks are put into a number as banks like. */
const MARKS = '[^\\p{L}\\p{N}]*';

/** Whether a reference asks for principal, or for the next installments; undefined where it says nothing. */
export function isPrincipalBy(reference: string, loanNumber: string): boolean | undefined {
  const written = reference.normalize('NFKC').toUpperCase();
  // An expression for each loan is dearer than the rest of a payment's checks, and most references ask for nothing.
  if (!/\d[\s-]*[NP](?![A-Z0-9])/.test(written)) return undefined;
  const number = [...loanNumber].join(MARKS);
  const ending = new RegExp(`(?<![A-Z0-9])${number}[\\s-]*([NP])(?![A-Z0-9])`, 'u').exec(written)?.[1];
  return ending === undefined ? undefined : ending === 'P';
}
