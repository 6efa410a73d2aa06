import { stopOnSignals } from './stop-on-signals';

describe('a process that is told to stop', () => {
  let forget: () => void;

  afterEach(() => {
    forget();
    jest.restoreAllMocks();
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'stops in order before it ends, on %s',
    async (signal) => {
      const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
      const stop = jest.fn(async () => expect(exit).not.toHaveBeenCalled());
      forget = stopOnSignals(stop);

      process.emit(signal);
      await new Promise(setImmediate);

      expect(stop).toHaveBeenCalledTimes(1);
      expect(exit).toHaveBeenCalledWith(0);
    },
  );

  it('hears no signal any more once it is to forget them', () => {
    const stop = jest.fn(async () => undefined);
    forget = stopOnSignals(stop);
    forget();

    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.emit(signal);

    expect(stop).not.toHaveBeenCalled();
  });
});
