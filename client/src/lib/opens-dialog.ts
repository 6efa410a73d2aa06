import type { MouseEvent } from 'react';

/** Not every browser gives a pressed button the focus, and the dialog that it opens returns the focus to who had it. */
export const opensDialog = (open: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
  event.currentTarget.focus();
  open();
};
