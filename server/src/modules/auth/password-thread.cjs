// A thread that hashes passwords, so that no other work waits for it. As plain JavaScript it is the same file wherever
// the server runs from: built, or its sources under test.
const { getPriority, setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');
const { hashSync, verifySync } = require('@node-rs/argon2');

// What answers requests, and the database, come first; and still a busy machine keeps a tenth for who signs in. On Linux
// a priority is a thread's own. Elsewhere it would be the whole server's.
const STEPS_BEHIND = 10;
const LOWEST_PRIORITY = 19;
if (process.platform === 'linux') setPriority(0, Math.min(getPriority(0) + STEPS_BEHIND, LOWEST_PRIORITY));

parentPort.on('message', ({ password, compared, parameters }) => {
  try {
    const answer = compared === undefined ? hashSync(password, parameters) : verifySync(compared, password);
    parentPort.postMessage({ answer });
  } catch (error) {
    parentPort.postMessage({ failure: error.message });
  }
});
