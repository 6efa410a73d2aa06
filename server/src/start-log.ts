import { ConsoleLogger } from '@nestjs/common';

/** The log of a start that failed, or of a command. The error that it failed with is thrown on, and said by whoever started it. */
export class StartLog extends ConsoleLogger {
  constructor() {
    super({ logLevels: ['error', 'fatal'] });
  }

  override error(message: unknown, ...rest: unknown[]): void {
    if (!(message instanceof Error)) super.error(message, ...rest);
  }
}
