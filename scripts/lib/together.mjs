import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { root } from './root.mjs';

/** jest.config.js finds them here. */
const folder = (project) => join(root, '.cache', 'together', project);

const SUFFIX = /\.((?:int-|e2e-)?spec)\.tsx?$/;
const nameOf = (path) => basename(path).replace(SUFFIX, '');
const suffixOf = (path) => SUFFIX.exec(path)[1];

/**
 * Jest loads all modules anew for each file, which for most of these takes longer than their tests. So they are written
 * into as many files as said, about as large as each other, each of which takes in some of them, one after the other.
 * @param alone names of those that take longest, or share nothing with others, and get a file of their own
 * @param common what the others load before anything else, so that those in one file share it
 */
export function putTogether(project, paths, count, { alone = [], common } = {}) {
  clear(project);
  const isAlone = (path) => alone.includes(nameOf(path));
  for (const path of paths.filter(isAlone)) write(project, nameOf(path), [path]);
  group(
    paths.filter((path) => !isAlone(path)),
    count,
  ).forEach((some, index) => {
    write(project, `group-${index + 1}`, some, common);
  });
}

/**
 * The same for each workspace by itself, whose files have modules in common.
 * @param counts of files, by workspace
 */
export function putWorkspacesTogether(project, paths, counts) {
  clear(project);
  const workspaceOf = (path) => relative(root, path).split(sep)[0];
  for (const workspace of new Set(paths.map(workspaceOf))) {
    const own = paths.filter((path) => workspaceOf(path) === workspace);
    group(own, counts[workspace] ?? 1).forEach((some, index) => {
      write(project, `${workspace}-${index + 1}`, some);
    });
  }
}

function clear(project) {
  rmSync(folder(project), { recursive: true, force: true });
  mkdirSync(folder(project), { recursive: true });
}

function group(paths, count) {
  const groups = Array.from({ length: count }, () => ({ size: 0, paths: [] }));
  const sized = paths.map((path) => ({ path, size: statSync(path).size }));
  for (const { path, size } of sized.sort((one, other) => other.size - one.size)) {
    const smallest = groups.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.size += size;
    smallest.paths.push(path);
  }
  return groups.map(({ paths }) => paths).filter(({ length }) => length > 0);
}

function write(project, name, paths, common) {
  const lines = paths.map(
    (path) => `describe(${JSON.stringify(nameOf(path))}, () => void require(${JSON.stringify(path)}));\n`,
  );
  if (common) lines.unshift(`require(${JSON.stringify(join(root, common))});\n`);
  writeFileSync(join(folder(project), `${name}.${suffixOf(paths[0])}.ts`), lines.join(''));
}
