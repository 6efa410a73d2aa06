import { ConsoleLogger } from '@nestjs/common';
import { ConfigurationError } from './config/env';

/** The log of a start that failed, or of a command. What is wrong with the settings is said by whoever started it, in one sentence. */
export class StartLog extends ConsoleLogger {
  constructor() {
    super({ logLevels: ['error', 'fatal'] });
  }

  override error(message: unknown, ...rest: unknown[]): void {
    if (!(message instanceof ConfigurationError)) super.error(message, ...rest);
  }
}
