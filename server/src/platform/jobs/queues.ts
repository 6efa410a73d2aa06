/** What is done beside the requests; the migrations make a queue for each. */
export const QUEUES = [
  'refresh-rates',
  'daily-work',
  'forget-answers',
  'end-sessions',
  'forget-sessions',
  'forget-codes',
  'forget-limits',
  'forget-photos',
  'forget-papers',
  'chain-audit',
  'index-numbers',
  'decide-application',
  'send-message',
  'make-download',
  'make-report',
  'forget-reports',
  'apply-retention',
  'apply-corrections',
  'send-webhooks',
  'forget-events',
  'send-notices',
] as const;
export type QueueName = (typeof QUEUES)[number];

/** What a job is told; no secrets, since staff see the subject, and nothing else is encrypted by itself. */
export interface JobData {
  /** What it is about, for people. */
  readonly subject?: string;
  readonly [name: string]: string | undefined;
}

export interface Job {
  readonly id: string;
  readonly data: JobData;
}
