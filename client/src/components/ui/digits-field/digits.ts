const oneDecimalPoint = /^[^.]*(\.\d*)$/;

/** The digits of a text; of an amount without its decimals, where '1.250.000' has none. */
export function digitsOf(text: string, isAmount: boolean): string {
  const decimals = isAmount ? oneDecimalPoint.exec(text)?.[1] : undefined;
  return text.slice(0, text.length - (decimals?.length ?? 0)).replace(/\D/g, '');
}

/** Whether a text only goes on from the whole that stood before a typed point. */
export function isBeyondPoint(text: string, whole: string | undefined): boolean {
  return whole !== undefined && text.length > whole.length && text.startsWith(whole);
}
