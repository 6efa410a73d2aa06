import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

export async function prepare() {
  await ensureInstalled();
  await ensureBuilt();
}
