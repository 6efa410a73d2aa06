import type { PautangClient } from '@pautang/sdk';
import { type Command, type CommandInput, type CommandOutput, paged, requireTwo } from './command';
import { table } from './table';
import { UsageError } from './usage';

/** The work in the background. */
export const JOB_COMMANDS: Readonly<Record<string, Command>> = {
  jobs: {
    role: 'LOAN_OFFICER',
    run: (api, input) => (input.words.length === 0 ? listJobs(api, input) : change(api, input)),
  },
};

async function listJobs(api: PautangClient, { cursor }: CommandInput): Promise<CommandOutput> {
  const queues = await api.backOffice.listJobQueues();
  const { items, nextCursor } = await api.backOffice.listFailedJobs({ cursor });
  const counts = queues.items.map(({ queue, ...count }) => ({ queue, ...count }));
  const rows = items.map((job) => ({
    job: job.id,
    queue: job.queue,
    about: job.subject,
    tries: job.tries,
    next: job.nextTryAt ?? 'waits for you',
    reason: job.reason,
  }));
  const text = [table(counts), ...(rows.length > 0 ? [table(rows)] : [])].join('\n\n');
  return paged({ queues: queues.items, failed: items, nextCursor }, text);
}

async function change(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [verb, jobId] = requireTwo(words, 'jobs retry|remove JOB');
  const answer = { jobId };
  if (verb === 'retry') {
    await api.backOffice.retryJob(answer);
    return { answer, text: `Job ${jobId} is tried again now.` };
  }
  if (verb !== 'remove') throw new UsageError('it goes: jobs [retry|remove JOB]');
  await api.backOffice.removeJob(answer);
  return { answer, text: `Job ${jobId} is removed. Nobody tries it again.` };
}
