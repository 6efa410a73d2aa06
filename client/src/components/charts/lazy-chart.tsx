import { type ComponentType, useDeferredValue } from 'react';
import { sharedAnswer, useAnswerData } from '../../lib/answer';

/**
 * A chart, which comes after its page. One that was lost on the way is left out until the page is opened again: what it
 * shows stands in words and tables too.
 */
export function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const chart = sharedAnswer(load, { retries: 0 });
  return (props: Props) => {
    const Chart = useDeferredValue(useAnswerData(chart));
    return Chart ? <Chart {...props} /> : null;
  };
}
