import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The way from the servers to the database, which can be cut. */
export class DatabaseLine {
  private readonly open = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(databaseUrl: string): Promise<DatabaseLine> {
    const target = new URL(databaseUrl);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(databaseUrl);
    url.port = String((server.address() as AddressInfo).port);
    const line = new DatabaseLine(server, url.href);
    server.on('connection', (client) => {
      const database = connect(Number(target.port), target.hostname);
      line.carry(client, database);
      line.carry(database, client);
    });
    return line;
  }

  /** Breaks each connection of now with this likelihood. */
  cut(isCut: () => boolean): void {
    for (const socket of this.open) if (isCut()) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut(() => true);
    this.server.close();
    await once(this.server, 'close');
  }

  private carry(from: Socket, to: Socket): void {
    this.open.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      this.open.delete(from);
      to.destroy();
    });
    from.pipe(to);
  }
}
