import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database that can be troubled, as networks are. */
export interface DatabaseProxy {
  readonly url: string;
  /** So many commits are done, and their answers lost with the connection; with the last of them the database may be away. */
  loseCommits(count: number, isAwayThen?: boolean): void;
  /** Whether what is sent arrives, on either side. */
  hang(isHanging: boolean): void;
  /** From whoever says this on nothing arrives any more, on either side; undefined lets all go on. */
  hangAt(words: string | undefined): void;
  /** How often these bytes were sent to the database, as they are. */
  countSent(words: Buffer): number;
  /** Whether the database is away: connections break, and new ones are refused. */
  away(isAway: boolean): void;
  close(): Promise<void>;
}

const COMMIT = Buffer.from('COMMIT\0');

export async function startProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let [commitsToLose, isHanging, isAway, isAwayThen] = [0, false, false, false];
  let fatalWords: string | undefined;
  const sent: Buffer[] = [];

  const setAway = (value: boolean) => {
    isAway = value;
    if (value) for (const socket of open) socket.destroy();
  };

  const carry = (from: Socket, to: Socket) => {
    open.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
    if (isHanging) from.pause();
  };

  const server = createServer((client) => {
    if (isAway) return client.destroy();
    const database = connect(Number(target.port), target.hostname);
    let isLosing = false;
    carry(client, database);
    carry(database, client);
    client.on('data', (bytes) => {
      sent.push(bytes);
      if (fatalWords !== undefined && bytes.includes(fatalWords)) {
        for (const socket of [client, database]) socket.pause();
        return;
      }
      if (commitsToLose > 0 && bytes.includes(COMMIT)) {
        commitsToLose -= 1;
        isLosing = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!isLosing) client.write(bytes);
      else if (isAwayThen && commitsToLose === 0) setAway(true);
      else client.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    loseCommits: (count, thenAway = false) => {
      commitsToLose = count;
      isAwayThen = thenAway;
    },
    hang: (value) => {
      isHanging = value;
      for (const socket of open) value ? socket.pause() : socket.resume();
    },
    hangAt: (words) => {
      fatalWords = words;
    },
    countSent: (words) => sent.filter((bytes) => bytes.includes(words)).length,
    away: setAway,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
