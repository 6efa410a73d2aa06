import { prepare } from './lib/prepare.mjs';
import { script } from './lib/script.mjs';

await script(prepare);
