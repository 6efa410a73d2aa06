import type { PautangClient } from '@pautang/sdk';

/** What a command was given: the words after its name, and the options. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly status?: string;
  readonly message?: string;
  readonly uses?: string;
}

/** What a command got: the API's answer, and the same for a person. */
export interface CommandOutput {
  readonly answer: unknown;
  readonly text: string;
}

export interface Command {
  /** Who it is for; says which of the demo's staff runs it. */
  readonly role: 'LOAN_OFFICER' | 'LOAN_ASSISTANT';
  run(api: PautangClient, input: CommandInput): Promise<CommandOutput>;
}
