import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PHONES } from '../../config/demo-accounts';
import { counted } from '../../platform/counted';
import { Borrower, type Staff } from './borrower';
import { Chance } from './chance';
import { compare, missingPhotos } from './comparison';
import { Deeds } from './deeds';
import { Faults } from './faults';
import { FrontDoor } from './front-door';
import { Installation } from './installation';
import type { ChaosOptions } from './options';
import { Persistent } from './persistent';
import { hurryWebhooks, WebhookReceiver, waitingWebhooks } from './webhook-receiver';

/** The numbers of all whom a run registers begin so. */
const PHONE_PREFIX = '6398';
const NUMBERS = 10_000_000;
const LONGEST_MOVE_MILLISECONDS = 120_000;
const LONGEST_TELLING_MILLISECONDS = 120_000;
const LOOK_MILLISECONDS = 250;

export interface Outcome {
  readonly wrong: readonly string[];
  readonly summary: string;
}

/** Members live while everything falls down around them; then each acknowledged operation is looked for. */
export async function runChaos({
  seed,
  minutes,
  members,
  pauseMilliseconds,
}: ChaosOptions): Promise<Outcome> {
  const chance = new Chance(seed);
  const installation = await Installation.open();
  const door = await FrontDoor.before(() => installation.ports, chance.child());
  try {
    const staff = await signInStaff(door.url);
    const receiver = await WebhookReceiver.toldBy(staff.officer);
    door.be('rough');
    const deeds = new Deeds();
    const borrowers: Borrower[] = [];
    const faults = new Faults(installation, await calendarAt(door.url), chance.child());
    const end = Date.now() + minutes * 60_000;
    // Also where the machine is so slow that little was done meanwhile.
    const isOver = () => Date.now() > end && deeds.count > members;
    const lane = async () => {
      while (!isOver()) {
        const phoneNumber = `${PHONE_PREFIX}${String((seed % NUMBERS) + borrowers.length).padStart(8, '0')}`;
        const borrower = new Borrower(door.url, phoneNumber, staff, deeds, chance.child());
        borrowers.push(borrower);
        await borrower.live(isOver);
      }
    };
    const lives = Promise.allSettled(Array.from({ length: members }, lane));
    await faults.goOn(end, pauseMilliseconds);
    const refused = (await lives).flatMap((life) =>
      life.status === 'rejected' ? [String(life.reason)] : [],
    );
    door.be('calm');
    await installation.untilWhole();
    const wrong = [
      ...refused,
      ...door.contradictions,
      ...(await deeds.differences()),
      ...(await compare(installation.databaseUrl, PHONE_PREFIX, borrowers)),
      ...(await missingPhotos(door.url, staff.officer, installation.databaseUrl, PHONE_PREFIX)),
      ...(await toldAll(installation, receiver)),
      ...(await unsound(installation)),
    ];
    return { wrong, summary: summaryOf(borrowers, deeds, faults, door) };
  } finally {
    await door.close();
    await installation.close();
  }
}

async function signInStaff(baseUrl: string): Promise<Staff> {
  const officer = new Persistent(baseUrl, DEMO_PHONES.officer);
  const assistant = new Persistent(baseUrl, DEMO_PHONES.assistant);
  await officer.signIn();
  await assistant.signIn();
  return { officer, assistant };
}

/** Answered once all loans are brought to the day. Asked again before that, it would move by further days, and never get there. */
async function calendarAt(baseUrl: string): Promise<Persistent> {
  const calendar = new Persistent(baseUrl, DEMO_PHONES.officer, LONGEST_MOVE_MILLISECONDS);
  await calendar.signIn();
  return calendar;
}

/** Once all has been sent: which webhooks are missing, doubled or out of their order. */
async function toldAll(installation: Installation, receiver: WebhookReceiver): Promise<string[]> {
  const { databaseUrl } = installation;
  await installation.kill('worker');
  await hurryWebhooks(databaseUrl);
  const end = Date.now() + LONGEST_TELLING_MILLISECONDS;
  while (Date.now() < end && (await waitingWebhooks(databaseUrl)) > 0) await pause(LOOK_MILLISECONDS);
  const differences = await receiver.differences(databaseUrl);
  await receiver.close();
  return differences;
}

/** @returns what the commands print that find ledger or audit trail unsound */
async function unsound(installation: Installation): Promise<string[]> {
  const found: string[] = [];
  for (const command of ['ledger-verify', 'audit-verify'] as const)
    await installation.run(command).catch((error: Error & { stdout?: string }) => {
      found.push(`${command}: ${error.stdout || error.message}`);
    });
  return found;
}

function summaryOf(
  borrowers: readonly Borrower[],
  deeds: Deeds,
  { counts }: Faults,
  door: FrontDoor,
): string {
  const { requests, delayed, repeated, lost } = door.counts;
  return [
    `${counted(borrowers.length, 'member')}, ${counted(deeds.count, 'operation')} under a key, ${counted(requests, 'request')}, of which ${delayed} were delayed, ${repeated} repeated, and ${lost} lost their answer.`,
    `Answers: ${[...door.statuses].map(([status, count]) => `${count} of ${status || 'none'}`).join(', ')}`,
    ...[...counts].sort().map(([what, count]) => `${count} times ${what}`),
  ].join('\n');
}
