import type { INestApplicationContext } from '@nestjs/common';
import { newestHead } from '../platform/audit/audit-chain.sql';
import { type AuditHead, AuditSigner } from '../platform/audit/audit-head';
import { counted } from '../platform/counted';
import { Database } from '../platform/database/database';
import { runOnExisting } from '../run-command';
import { verifyAudit } from '../verification/verify-audit';
import { readArguments, runToItsEnd, wronglyCalled } from './shared/command-line';

const USAGE = `npm run audit:verify                             whether the audit trail is what it was
npm run audit:verify -- --head                   the newest signed head, as a line of JSON to keep outside
npm run audit:verify -- --since-head '<line>'    the same, and whether that head is in the chain
With --former-key <key> heads may have the key of a former JWT_SECRET; more than one may be given.`;

interface Options {
  readonly head?: boolean;
  readonly 'since-head'?: string;
  readonly 'former-key'?: readonly string[];
}

/** Recomputes the chain of the audit trail, and names the first that is wrong. */
async function main(args: string[]): Promise<boolean> {
  const options = readOptions(args);
  const line = options['since-head'];
  const keptHead = line === undefined ? undefined : readHead(line);
  return runOnExisting((app) =>
    options.head ? printHead(app) : verify(app, options['former-key'] ?? [], keptHead),
  );
}

async function verify(
  app: INestApplicationContext,
  formerKeys: readonly string[],
  keptHead: AuditHead | undefined,
): Promise<boolean> {
  const publicKeys = [app.get(AuditSigner).publicKey, ...formerKeys];
  const expectations = { publicKeys, ...(keptHead && { keptHead }) };
  const { fault, links, heads, waiting } = await verifyAudit(app.get(Database), expectations);
  if (fault !== undefined) {
    console.log(fault);
    return false;
  }
  const rest = waiting === 0 ? '' : ` ${waiting} more wait to be taken up.`;
  console.log(
    `The audit trail is whole: ${counted(links, 'entry', 'entries')} in the chain, ${counted(heads, 'signed head')}.${rest}`,
  );
  return true;
}

async function printHead(app: INestApplicationContext): Promise<boolean> {
  const head = await newestHead.first(app.get(Database).manager);
  if (head) console.log(JSON.stringify(head));
  else console.error('There is no head yet: a worker signs the first one a minute after the first entry.');
  return head !== undefined;
}

function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const options = {
    head: { type: 'boolean' },
    'since-head': text,
    'former-key': { ...text, multiple: true },
  } as const;
  const { values } = readArguments(USAGE, { args, options });
  if (values.head && (values['since-head'] ?? values['former-key']) !== undefined)
    throw wronglyCalled('--head prints and verifies nothing, so it goes alone', USAGE);
  return values;
}

function readHead(line: string): AuditHead {
  try {
    const { day, position, hash, publicKey, signature } = JSON.parse(line);
    if (Number.isSafeInteger(position) && [day, hash, publicKey, signature].every(isText))
      return { day, position, hash, publicKey, signature };
  } catch {}
  throw wronglyCalled('--since-head takes the line that --head printed', USAGE);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

runToItsEnd(main);
