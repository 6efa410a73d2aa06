/**
 * What money beyond what is due pays, by the ending of the reference that the member wrote on the transfer: -N the next
 * installments, -P principal.
 */
export function overpaymentReferences(loanNumber: string): { installments: string; principal: string } {
  return { installments: `${loanNumber}-N`, principal: `${loanNumber}-P` };
}

/** Whether a reference asks for principal, or for the next installments; undefined where it says nothing. */
export function isPrincipalBy(reference: string, loanNumber: string): boolean | undefined {
  // An expression for each loan is dearer than the rest of a payment's checks, and most references name none.
  if (!reference.toUpperCase().includes(loanNumber)) return undefined;
  const ending = new RegExp(`(?<![A-Z0-9])${loanNumber}[\\s-]*([NP])(?![A-Z0-9])`, 'i').exec(reference)?.[1];
  return ending === undefined ? undefined : ending.toUpperCase() === 'P';
}
