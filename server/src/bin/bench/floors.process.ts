import { verify } from '@node-rs/argon2';
import { Client } from 'pg';
import { FLOOR_WALLETS, type Floor, type FloorTask, floorWork } from './floors';
import { type Round, roundOf } from './measure';
import { serveTasks } from './worker';

const clients: Client[] = [];

/** Statements and hashes as bare as they can be had, by so many at once. */
serveTasks(async ({ floor, callers, seconds, databaseUrl, password }: FloorTask): Promise<Round> => {
  while (clients.length < callers) clients.push(await connected(databaseUrl));
  const milliseconds: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const once = (caller: number) =>
    floor === 'argon2id' ? verify(password.hash, password.text) : ask(floor, caller);
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let start = performance.now(); start < end; start = performance.now()) {
        await once(caller);
        milliseconds.push(performance.now() - start);
      }
    }),
  );
  return roundOf(milliseconds, (performance.now() - begun) / 1000);
});

async function connected(databaseUrl: string): Promise<Client> {
  const client = new Client(databaseUrl);
  await client.connect();
  return client;
}

let turn = 0;

async function ask(floor: Exclude<Floor, 'argon2id'>, caller: number): Promise<void> {
  const wallet = (turn++ * 7) % FLOOR_WALLETS;
  for (const query of floorWork[floor](wallet)) await clients[caller]?.query(query);
}
