import { running } from './running';

export default async function globalTeardown(): Promise<void> {
  await running.stop?.();
}
