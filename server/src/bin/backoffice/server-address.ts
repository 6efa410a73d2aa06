import { UsageError } from './usage';

/** Where the back office is said to be. What stands there is not shown: it may hold a password. @throws UsageError */
export function assertAddress(url: string): void {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError('BACKOFFICE_URL is no address of a server: it goes http://localhost:3000');
  const { username, password } = new URL(url);
  if (username !== '' || password !== '')
    throw new UsageError('BACKOFFICE_URL holds a name or password, which is not sent: leave it out');
}
