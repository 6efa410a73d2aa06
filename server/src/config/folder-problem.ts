import { accessSync, constants, existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from '../platform/error-code';

/**
 * Why no folder can be there, or undefined where one is or can be made.
 * @param isWritten whether something has to be kept in it
 * @param isOurs whether this user may write to a folder that is there
 */
export function folderProblem(path: string, isWritten: boolean, isOurs = mayWrite): string | undefined {
  try {
    if (!statSync(path).isDirectory()) return 'must be a folder, and is a file';
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return 'must be a folder, and lies below a file';
  }
  const present = nearest(resolve(path));
  const isPossible = !isWritten || (isOurs(present) && mayHoldMore(present));
  return isPossible ? undefined : 'must be a folder that this user may write to';
}

/** What is there already of a path, below which the rest is made. */
function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path));
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Of a folder whose owner we are: nobody makes one in /proc, where Node would try for ever to make it with all above it. A disk
 * without room is another matter.
 */
function mayHoldMore(folder: string): boolean {
  try {
    rmdirSync(mkdtempSync(join(folder, '.pautang-')));
    return true;
  } catch (error) {
    return ['ENOSPC', 'EDQUOT'].includes(String(errorCode(error)));
  }
}
