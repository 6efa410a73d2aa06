const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** No sandbox, but Node as it is. What a file does to the variables of its process ends with the file. */
module.exports = class {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #variables = { ...process.env };
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  getVmContext() {
    return null;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    // Jest has put its own before it, for each file.
    process.exit = this.#exit;
    for (const name of Object.keys(process.env)) {
      if (!Object.hasOwn(this.#variables, name)) delete process.env[name];
    }
    Object.assign(process.env, this.#variables);
  }
};
