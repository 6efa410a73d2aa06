import type { EntityManager } from 'typeorm';
import { type AuditHead, isSigned } from '../platform/audit/audit-head';
import { hashOfLink, NOTHING_BEFORE } from '../platform/audit/audit-link';
import type { Database } from '../platform/database/database';
import { type CheckedLink, countWaiting, headsOfChain, linksFrom, oldUnchained } from './verify-audit.sql';

/** Entries that are older than this when they are taken up were not there when all others of their time were. */
const LATE_MILLISECONDS = 5 * 60 * 1000;

export interface AuditExpectations {
  /** Keys that heads may be signed with. */
  readonly publicKeys: readonly string[];
  /** A head that was kept outside; its key is trusted too. */
  readonly keptHead?: AuditHead;
}

export interface AuditReport {
  /** What is wrong first, as a sentence; undefined where the chain is whole. */
  readonly fault: string | undefined;
  readonly links: number;
  readonly heads: number;
  /** Entries that the next turn of the workers takes up. */
  readonly waiting: number;
}

/** A head, and how it is called where something is wrong. */
interface NamedHead extends AuditHead {
  readonly name: string;
}

/** Where the walk along the chain stands. */
interface Walk {
  position: number;
  hash: string;
  /** The time of the newest entry. */
  newest: Date;
  /** Those that are still to come, in their order. */
  heads: NamedHead[];
  /** The last one that was found in its place. */
  passed: NamedHead | undefined;
}

class Fault extends Error {}

/** Recomputes the chain of the audit trail from the entries, in parts, all as of one moment. */
export function verifyAudit(database: Database, expectations: AuditExpectations): Promise<AuditReport> {
  return database.maintenance((tx) => checkAudit(tx, expectations), 'REPEATABLE READ');
}

/** The same, as the transaction sees it. */
export async function checkAudit(tx: EntityManager, expectations: AuditExpectations): Promise<AuditReport> {
  const heads = await headsOfChain.all(tx);
  const walk: Walk = {
    position: 0,
    hash: NOTHING_BEFORE,
    newest: new Date(0),
    heads: [],
    passed: undefined,
  };
  const fault = await faultOf(async () => {
    walk.heads = trusted(heads, expectations);
    await walkAlong(tx, walk);
    const [left] = await oldUnchained.all(tx, walk.newest);
    if (left)
      throw new Fault(`${left.told} has no place in the chain, though later ones have: it was put in.`);
  });
  const { waiting } = await countWaiting.only(tx);
  return { fault, links: walk.position, heads: heads.length, waiting };
}

async function faultOf(check: () => Promise<void>): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
}

/** The heads by their positions, each with a signature that is right. */
function trusted(heads: readonly AuditHead[], { publicKeys, keptHead }: AuditExpectations): NamedHead[] {
  const keys = keptHead ? [...publicKeys, keptHead.publicKey] : publicKeys;
  const named = heads.map((head) => ({ ...head, name: `the head of ${head.day}` }));
  if (keptHead) named.push({ ...keptHead, name: `the head of ${keptHead.day} that was kept outside` });
  for (const head of named) {
    if (!keys.includes(head.publicKey))
      throw new Fault(
        `The key of ${head.name} is none of this installation's: ${head.publicKey}. Where JWT_SECRET was another one then, give the key that heads from outside have with --former-key.`,
      );
    if (!isSigned(head)) throw new Fault(`The signature of ${head.name} is wrong.`);
  }
  if (keptHead && !heads.some(({ day }) => day === keptHead.day))
    throw new Fault(`The head of ${keptHead.day}, which was kept outside, was removed from the database.`);
  return named.sort((one, other) => one.position - other.position);
}

async function walkAlong(tx: EntityManager, walk: Walk): Promise<void> {
  let links: CheckedLink[];
  do {
    links = await linksFrom.all(tx, walk.position);
    for (const link of links) step(walk, link);
  } while (links.length > 0);
  const [missed] = walk.heads;
  if (missed)
    throw new Fault(
      `The chain ends at position ${walk.position}, and ${missed.name} was signed at position ${missed.position}: what stood after ${walk.position} was removed.`,
    );
}

function step(walk: Walk, link: CheckedLink): void {
  const { position, content, completeTo, createdAt } = link;
  if (position !== walk.position + 1)
    throw new Fault(`The link at position ${walk.position + 1} was removed: ${position} follows.`);
  if (link.previousHash !== walk.hash)
    throw new Fault(`The link at position ${position} was changed: it does not follow the one before it.`);
  if (content === null || createdAt === null)
    throw new Fault(`Entry ${link.entryId}, at position ${position}, was removed.`);
  if (hashOfLink(link, content) !== link.hash)
    throw new Fault(`${link.told}, at position ${position}, was changed, or its link was.`);
  if (completeTo && createdAt.getTime() < completeTo.getTime() - LATE_MILLISECONDS)
    throw new Fault(
      `${link.told}, at position ${position}, was put in: all of its time had been taken up at ${completeTo.toISOString()}, and it was not there.`,
    );
  walk.position = position;
  walk.hash = link.hash;
  if (createdAt > walk.newest) walk.newest = createdAt;
  passHeads(walk);
}

function passHeads(walk: Walk): void {
  for (let [head] = walk.heads; head && head.position <= walk.position; [head] = walk.heads) {
    if (head.hash !== walk.hash)
      throw new Fault(
        `The chain was written anew between position ${(walk.passed?.position ?? 0) + 1} and ${head.position}: at ${head.position} it is another one than ${head.name} tells.`,
      );
    walk.passed = head;
    walk.heads.shift();
  }
}
