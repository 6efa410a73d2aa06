import { Connection, type ConnectionConfig, type PoolClient } from 'pg';

const CANCEL_MILLISECONDS = 2000;

/** What the types of the driver do not tell: of a client, and of the connection that it keeps. */
interface Inside {
  readonly processID: number | null;
  readonly secretKey: number | null;
  readonly ssl: ConnectionConfig['ssl'];
  readonly sslNegotiation: 'postgres' | 'direct';
}

interface Wire extends Connection {
  connect(port: number | string, host?: string): void;
  requestSsl(): void;
  cancel(processID: number, secretKey: number): void;
}

/**
 * Asks the server, or a pooler, to end what a connection is at: nothing need be set in the connection for that. Where that
 * one is encrypted, so is this: whoever reads the key could end what is done there, again and again. Settles when it was
 * taken note of, or does not get through.
 */
export function cancel(client: PoolClient): Promise<void> {
  const { processID, secretKey, ssl, sslNegotiation } = client as unknown as Inside;
  if (processID === null || secretKey === null) return Promise.resolve();
  const wire = new Connection({ ssl, sslNegotiation } as ConnectionConfig) as Wire;
  const ask = () => wire.cancel(processID, secretKey);
  wire.once('connect', () => {
    if (!ssl) ask();
    else if (sslNegotiation === 'postgres') wire.requestSsl();
  });
  // Not before the server has shown that it is the one.
  wire.once('sslconnect', () => wire.stream.once('secureConnect', ask));
  const giveUp = () => void wire.stream.destroy();
  wire.on('error', giveUp);
  const patience = setTimeout(giveUp, CANCEL_MILLISECONDS);
  const { host, port } = client;
  if (host.startsWith('/')) wire.connect(`${host}/.s.PGSQL.${port}`);
  else wire.connect(port, host);
  // A pooler passes it on only while this side stays open, and closes when it has.
  return new Promise((resolve) => {
    wire.once('end', () => {
      clearTimeout(patience);
      resolve();
    });
  });
}
