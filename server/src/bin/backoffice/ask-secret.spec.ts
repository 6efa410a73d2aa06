import { PassThrough } from 'node:stream';
import { askSecret } from './ask-secret';
import { UsageError } from './usage';

describe('a secret that is asked for', () => {
  let shown: string;

  beforeEach(() => {
    shown = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      shown += text;
      return true;
    });
  });

  afterEach(() => jest.restoreAllMocks());

  /** What somebody types, or a script sends, before the input ends. */
  function typing(text: string, isTTY = false): Promise<string> {
    const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input });
    jest.spyOn(process, 'stdin', 'get').mockReturnValue(input as unknown as typeof process.stdin);
    const asked = askSecret('Password');
    input.end(text);
    return asked;
  }

  it.each([true, false])('is what was typed, and not shown (at a terminal: %s)', async (isTTY) => {
    await expect(typing('Kalabaw1!\r', isTTY)).resolves.toBe('Kalabaw1!');

    expect(shown).toBe('Password: \n');
  });

  it('is taken from a pipe without an end of the line', async () => {
    await expect(typing('Kalabaw1!')).resolves.toBe('Kalabaw1!');
  });

  it.each(['', '\n'])('is asked for again by a sentence where nothing was typed: %j', async (text) => {
    await expect(typing(text)).rejects.toThrow(new UsageError('Password: nothing was typed'));
  });

  it('ends the command with Ctrl-C, as anywhere else', async () => {
    const kill = jest.spyOn(process, 'kill').mockReturnValue(true);

    await typing('\x03', true).catch(() => undefined);

    expect(kill).toHaveBeenCalledWith(process.pid, 'SIGINT');
  });
});
