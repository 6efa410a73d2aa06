import { statSync } from 'node:fs';
import { errorCode } from '../platform/error-code';

/** Why no folder can be there, or undefined where one is or can be made. */
export function folderProblem(path: string): string | undefined {
  try {
    return statSync(path).isDirectory() ? undefined : 'must be a folder, and is a file';
  } catch (error) {
    return errorCode(error) === 'ENOTDIR' ? 'must be a folder, and lies below a file' : undefined;
  }
}
