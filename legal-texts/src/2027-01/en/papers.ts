import { papers as papersBefore } from '../../2026-12/en/papers';

/** What stands around the texts when they are printed: as before, but for what is one. */
export const papers: typeof papersBefore = {
  ...papersBefore,
  months: (count) => (count === 1 ? '1 month' : papersBefore.months(count)),
  cancel: (days) =>
    `You may cancel free of charge before the approval, and within ${days === 1 ? 'a day' : `${days} days`} after it as long as nothing was withdrawn or paid.`,
};
