import { isLineScarce, quiet } from '../lib/quiet';
import { fetchAhead } from './fetch-ahead';

jest.mock('./client', () => ({ api: { request: { inSession: jest.fn() } } }));
jest.mock('../lib/quiet', () => ({
  isLineScarce: jest.fn(() => false),
  quiet: jest.fn(async () => undefined),
  keepBusyUntil: jest.fn(),
}));

const part = () => jest.fn(async () => undefined);

it('fetches one part after the other, also where one does not come', async () => {
  const failing = jest.fn().mockRejectedValue(new Error('no network'));
  const [first, last] = [part(), part()];
  await fetchAhead([first, failing, last], new AbortController().signal);
  for (const one of [first, failing, last]) expect(one).toHaveBeenCalledTimes(1);
});

it('fetches no more once what it is for is gone, also while it waits for its turn', async () => {
  const gone = new AbortController();
  const [first, second] = [part(), part()];
  jest
    .mocked(quiet)
    .mockResolvedValueOnce()
    .mockImplementationOnce(async () => gone.abort());
  await fetchAhead([first, second], gone.signal);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});

it('fetches nothing once the line has become scarce', async () => {
  jest.mocked(isLineScarce).mockReturnValueOnce(true);
  const first = part();
  await fetchAhead([first], new AbortController().signal);
  expect(first).not.toHaveBeenCalled();
});
