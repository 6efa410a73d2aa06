import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './root.mjs';

/** jest.config.js finds them here. */
const folder = (project) => join(root, '.cache', 'together', project);

const nameOf = (path) => basename(path).replace(/\.int-spec\.ts$/, '');

/**
 * Jest loads all modules anew for each file, which for most of these takes longer than their tests. So they are written
 * into as many files as said, about as large as each other, each of which takes in some of them, one after the other.
 * @param alone names of those that take longest, and get a file of their own
 */
export function putTogether(project, paths, count, alone = []) {
  rmSync(folder(project), { recursive: true, force: true });
  mkdirSync(folder(project), { recursive: true });
  const isAlone = (path) => alone.includes(nameOf(path));
  for (const path of paths.filter(isAlone)) write(project, nameOf(path), [path]);
  const groups = Array.from({ length: count }, () => ({ size: 0, paths: [] }));
  const sized = paths.filter((path) => !isAlone(path)).map((path) => ({ path, size: statSync(path).size }));
  for (const { path, size } of sized.sort((one, other) => other.size - one.size)) {
    const smallest = groups.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.size += size;
    smallest.paths.push(path);
  }
  groups.forEach((group, index) => {
    write(project, `group-${index + 1}`, group.paths);
  });
}

function write(project, name, paths) {
  const lines = paths.map(
    (path) => `describe(${JSON.stringify(nameOf(path))}, () => void require(${JSON.stringify(path)}));\n`,
  );
  writeFileSync(join(folder(project), `${name}.int-spec.ts`), lines.join(''));
}
