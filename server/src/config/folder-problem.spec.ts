import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderProblem } from './folder-problem';

const NOT_OURS = 'must be a folder that this user may write to';
const missing = join(tmpdir(), 'no-such-folder', 'data');

describe('a folder', () => {
  it('may be there, or be made where something is that can be written to', () => {
    expect([folderProblem(tmpdir(), true), folderProblem(missing, true)]).toEqual([undefined, undefined]);
  });

  it('that belongs to somebody else is refused, where something has to be written there', () => {
    const asked: string[] = [];
    const isOurs = (folder: string) => {
      asked.push(folder);
      return false;
    };

    expect([tmpdir(), missing].map((path) => folderProblem(path, true, isOurs))).toEqual([
      NOT_OURS,
      NOT_OURS,
    ]);
    expect(asked).toEqual([tmpdir(), tmpdir()]);
    expect(folderProblem(tmpdir(), false, isOurs)).toBeUndefined();
  });

  it('is refused where nothing can be made, whoever asks', () => {
    expect(folderProblem('/proc/nope', true, () => true)).toBe(NOT_OURS);
    expect(folderProblem('/proc', true, () => true)).toBe(NOT_OURS);
  });
});
