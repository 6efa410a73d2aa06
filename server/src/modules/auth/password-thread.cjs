// A thread that hashes passwords, so that no other work waits for it. As plain JavaScript it is the same file wherever
// the server runs from: built, or its sources under test.
const { getPriority, setPriority } = require('node:os');
const { parentPort, receiveMessageOnPort } = require('node:worker_threads');
const { hashSync, verifySync } = require('@node-rs/argon2');

// What answers requests, and the database, come first; and still a busy machine keeps a tenth for who signs in. On Linux
// a priority is a thread's own. Elsewhere it would be the whole server's.
const STEPS_BEHIND = 10;
const LOWEST_PRIORITY = 19;
if (process.platform === 'linux') setPriority(0, Math.min(getPriority(0) + STEPS_BEHIND, LOWEST_PRIORITY));

// What answers requests finds its caches emptied by each hash. So while more passwords wait, it is told of some at once.
const ANSWERS_AT_ONCE = 8;

parentPort.on('message', (first) => {
  let replies = [];
  for (let work = first; work !== undefined; work = receiveMessageOnPort(parentPort)?.message) {
    replies.push(replyTo(work));
    if (replies.length === ANSWERS_AT_ONCE) {
      parentPort.postMessage(replies);
      replies = [];
    }
  }
  if (replies.length > 0) parentPort.postMessage(replies);
});

function replyTo({ password, compared, parameters }) {
  try {
    return {
      answer: compared === undefined ? hashSync(password, parameters) : verifySync(compared, password),
    };
  } catch (error) {
    return { failure: error.message };
  }
}
