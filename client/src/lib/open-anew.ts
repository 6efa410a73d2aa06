const afterMs = 2000;

/** The whole page, unless a browser without a network would show a page of its own in that place. */
export function loadAgain(): void {
  if (navigator.onLine) window.location.reload();
}

/**
 * Without its texts a page can say nothing, or not what it is for, and a browser asks for a lost part of a program only
 * with the whole page. Once: what a reload does not bring is not there. Answers how to stay.
 */
export function openAnew(): () => void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timer = visit?.type === 'reload' ? undefined : setTimeout(loadAgain, afterMs);
  return () => clearTimeout(timer);
}
