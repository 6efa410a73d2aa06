import { createWriteStream, type Stats } from 'node:fs';
import { access, constants, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../platform/error-code';
import { UsageError } from './usage';

/** A report may take minutes: that it can be put there is known before. @throws UsageError */
export async function assertWritable(path: string): Promise<void> {
  const found = await whatIsAt(path);
  if (found?.isDirectory() || path.endsWith('/'))
    throw new UsageError(`${path} is a folder: name a file in it`);
  const place = isReplaceable(found) ? dirname(await realPathOf(path)) : path;
  await access(place, constants.W_OK).catch(refuse(`nothing can be written into ${place}`));
}

/**
 * One that breaks off leaves the file that was there as it was. What is no file, such as a pipe, /dev/stdout or /dev/null, is
 * written to where it is, and never replaced.
 * @throws UsageError
 */
export async function writeTo(path: string, content: Readable): Promise<void> {
  const isFile = isReplaceable(await whatIsAt(path));
  const place = isFile ? await realPathOf(path) : path;
  const partly = isFile ? `${place}.part` : place;
  try {
    await pipeline(content, createWriteStream(partly));
    if (isFile) await rename(partly, place);
  } catch (error) {
    if (isFile) await rm(partly, { force: true }).catch(() => undefined);
    refuse(`${path} could not be written`)(error);
  }
}

function isReplaceable(found: Stats | undefined): boolean {
  return found?.isFile() ?? true;
}

async function whatIsAt(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    return refuse(`nothing can be written to ${path}`)(error);
  }
}

/** Of a link the file that it leads to, so that the link stays one. */
function realPathOf(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

function refuse(problem: string): (error: unknown) => never {
  return (error) => {
    throw new UsageError(`${problem}: ${errorCode(error) ?? error}`);
  };
}
