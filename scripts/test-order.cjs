const { statSync } = require('node:fs');
const Sequencer = require('@jest/test-sequencer').default;

/** Short to read, long to run. */
const WALKS = /(pictures-\w+\.e2e-spec|fuzz\.int-spec|loan-terms-\d+\.spec)\.ts$/;

/** A large file takes long, and one with a browser longer. */
const weight = ({ path }) =>
  (WALKS.test(path) ? 2e9 : path.includes('.e2e-') ? 1e9 : 0) + statSync(path).size;

/** What takes long begins first, so that no worker is left with it when the others are done. */
module.exports = class extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => weight(other) - weight(one));
  }
};
