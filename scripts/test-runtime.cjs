const Module = require('node:module');
const { default: Runtime } = require('jest-runtime');

const PRODUCT = /\/(node_modules|src)\//;

/** Of all files that a worker runs. */
const codes = new Map();
const sourceMaps = new Map();
let running;

function load(module, path) {
  const code = codes.get(path) ?? running.transformCache.transform(path);
  codes.set(path, code);
  module._compile(code, path);
}
Module._extensions['.ts'] = load;
Module._extensions['.tsx'] = load;

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) => resolveFilename(running?.mapped(name) ?? name, ...rest);

/**
 * Loads tests, and what they test, as Node loads anything: in a sandbox each look-up of a global costs as much as a call,
 * and each file would load all of the product anew. So the product stays loaded from one file to the next, and its modules
 * cannot be mocked; what the tests consist of comes fresh for each.
 */
module.exports = class extends Runtime {
  #names;

  constructor(config, ...rest) {
    super(config, ...rest);
    this.#names = config.moduleNameMapper.map(([from, to]) => [new RegExp(from), to]);
    this.transformCache.sourceMaps = sourceMaps;
    running = this;
    for (const path of codes.keys()) if (!PRODUCT.test(path)) delete require.cache[path];
  }

  mapped(name) {
    for (const [from, to] of this.#names) {
      const match = from.exec(name);
      if (match) return to.replace(/\$(\d)/g, (_, group) => match[group]);
    }
    return undefined;
  }

  /** What it would take the place of is Node's own here. */
  installGetBuiltinModule() {}

  requireModule(from, name = from) {
    globalThis.jest = this.jestGlobals.jestObjectFor(from);
    return Module.createRequire(from)(name);
  }

  /** Of the framework, which begins anew with each file. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }
};
