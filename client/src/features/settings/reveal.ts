export const revealMs = 3000;

/** Shows something for three seconds, counted from the latest wish to see it. */
export function createReveal(change: (shown: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const show = () => {
    stop();
    change(true);
    timer = setTimeout(() => change(false), revealMs);
  };
  return { show, stop };
}
