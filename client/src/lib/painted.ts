/** Once what was drawn stands on the screen, a frame after it was painted. In a page that nobody sees that is when it is seen. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
