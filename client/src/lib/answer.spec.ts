import { sharedAnswer } from './answer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failing = () => Promise.reject(new Error('No Server Response'));

describe('a shared answer', () => {
  it('is asked for once, however many parts of the page want it', async () => {
    const ask = jest.fn().mockResolvedValue('the company');
    const answer = sharedAnswer(ask);
    await Promise.all([answer.load(), answer.load()]);
    await answer.load();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(answer.get()).toMatchObject({ data: 'the company', isError: false, isFetching: false });
  });

  it('is asked for anew when it is no longer fresh, and stays meanwhile', async () => {
    const ask = jest.fn().mockResolvedValueOnce('old').mockResolvedValueOnce('new');
    const answer = sharedAnswer(ask, { freshMs: 1000 });
    await answer.load();
    jest.advanceTimersByTime(1000);
    const loading = answer.load();
    expect(answer.get()).toMatchObject({ data: 'old', isFetching: true });
    await loading;
    expect(answer.get()).toMatchObject({ data: 'new', isFetching: false });
  });

  it('that a page brought along is there from the start, and nobody asks', async () => {
    const ask = jest.fn();
    const answer = sharedAnswer(ask);
    answer.know('the company');
    await answer.load();
    expect(ask).not.toHaveBeenCalled();
    expect(answer.first()).toMatchObject({ data: 'the company', isError: false });
    expect(answer.get()).toBe(answer.first());
  });

  it('is tried once more before it counts as missing, and can be asked for again then', async () => {
    const ask = jest.fn().mockImplementation(failing);
    const answer = sharedAnswer(ask);
    const loading = answer.load();
    await jest.advanceTimersByTimeAsync(1000);
    await loading;
    expect(ask).toHaveBeenCalledTimes(2);
    expect(answer.get()).toMatchObject({ data: undefined, isError: true, isFetching: false });

    ask.mockResolvedValue('at last');
    await answer.get().refetch();
    expect(answer.get()).toMatchObject({ data: 'at last', error: undefined, isError: false });
  });

  it('tells who listens', async () => {
    const answer = sharedAnswer(() => Promise.resolve('the company'));
    const heard: boolean[] = [];
    const leave = answer.subscribe(() => heard.push(answer.get().isFetching));
    await answer.load();
    leave();
    await answer.get().refetch();
    expect(heard).toEqual([true, false]);
  });

  it('counts how often it did not come, so that an earlier failure is told from a new one', async () => {
    const ask = jest.fn().mockImplementationOnce(failing).mockResolvedValueOnce('the text');
    const answer = sharedAnswer(ask, { retries: 0 });
    await answer.load();
    expect(answer.get()).toMatchObject({ isError: true, failures: 1 });
    await answer.load();
    expect(answer.get()).toMatchObject({ data: 'the text', isError: false, failures: 1 });
  });
});
