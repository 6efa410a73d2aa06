import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import {
  WebhookCorrectionEventDto,
  WebhookHardshipEventDto,
  WebhookLoanEventDto,
  WebhookMemberEventDto,
  WebhookPromiseEventDto,
  WebhookRepaymentEventDto,
  WebhookTestEventDto,
  WebhookWaiverEventDto,
  WebhookWithdrawalEventDto,
} from '../events/event.dto';
import { EVENT_TYPES, EVENT_VERSION, type EventType, TEST_EVENT } from '../events/event-types';
import { exampleOf } from './schema-example';

/** What is sent, as classes that the document has schemas of. */
export const EVENT_BODIES = [
  WebhookMemberEventDto,
  WebhookCorrectionEventDto,
  WebhookLoanEventDto,
  WebhookWithdrawalEventDto,
  WebhookRepaymentEventDto,
  WebhookWaiverEventDto,
  WebhookPromiseEventDto,
  WebhookHardshipEventDto,
  WebhookTestEventDto,
];

interface Told {
  readonly body: (typeof EVENT_BODIES)[number];
  readonly summary: string;
  /** What the example says in its data. */
  readonly data?: Readonly<Record<string, string>>;
}

const EVENTS: Readonly<Record<EventType, Told>> = {
  'member.registered': {
    body: WebhookMemberEventDto,
    summary: 'Somebody has registered',
    data: { state: 'PERSONAL_INFO' },
  },
  'member.activated': {
    body: WebhookMemberEventDto,
    summary: 'A member has taken all steps of the activation',
  },
  'member.corrected': {
    body: WebhookCorrectionEventDto,
    summary: 'Something about a member is another value from now on',
  },
  'loan.applied': {
    body: WebhookLoanEventDto,
    summary: 'A member has applied for a loan',
    data: { status: 'PENDING', by: 'MEMBER' },
  },
  'loan.under_review': ofLoan('An application is looked at by an officer', 'UNDER_REVIEW'),
  'loan.on_hold': ofLoan('An application waits for something', 'ON_HOLD'),
  'loan.approved': ofLoan('A loan was approved, and its money is in the wallet', 'APPROVED'),
  'loan.rejected': ofLoan('An application was rejected', 'REJECTED'),
  'loan.cancelled': ofLoan(
    'A loan was cancelled by the member, or an application has lapsed',
    'CANCELLED',
    'MEMBER',
  ),
  'loan.repaid': ofLoan('A loan is repaid', 'REPAID', 'SYSTEM'),
  'loan.reopened': ofLoan(
    'The payment that closed a loan, or its write-off, was taken back',
    'APPROVED',
    'SYSTEM',
  ),
  'loan.written_off': ofLoan('A loan was written off, and what is left of it is still owed', 'WRITTEN_OFF'),
  'withdrawal.requested': ofWithdrawal('A member has confirmed a withdrawal', 'PENDING'),
  'withdrawal.processing': ofWithdrawal('A withdrawal is on its way to the bank', 'PROCESSING'),
  'withdrawal.completed': ofWithdrawal('A withdrawal has arrived', 'COMPLETED'),
  'withdrawal.failed': ofWithdrawal('A withdrawal has failed, and its money is back', 'FAILED'),
  'repayment.recorded': { body: WebhookRepaymentEventDto, summary: 'A payment was recorded' },
  'repayment.reversed': { body: WebhookRepaymentEventDto, summary: 'A payment was taken back' },
  'waiver.recorded': {
    body: WebhookWaiverEventDto,
    summary: 'Penalties or late charges were waived',
  },
  'waiver.reversed': { body: WebhookWaiverEventDto, summary: 'A waiver was taken back' },
  'loan.promise.made': ofPromise('A payment was promised'),
  'loan.promise.withdrawn': ofPromise('A promise to pay was taken back'),
  'loan.promise.kept': ofPromise('What was promised was paid by its day'),
  'loan.promise.broken': ofPromise('The day has passed, and what was promised was not paid'),
  'loan.hardship.asked': ofHardship('A member asks for another schedule'),
  'loan.hardship.agreed': ofHardship('Another schedule was agreed to'),
  'loan.hardship.refused': ofHardship('Another schedule was refused'),
  'loan.hardship.withdrawn': ofHardship('A member no longer asks for another schedule'),
  'loan.hardship.ended': ofHardship('A loan was closed before a request for another schedule was answered'),
  'webhook.test': { body: WebhookTestEventDto, summary: 'Somebody tries the webhook out' },
};

/** In their order. */
const TYPES: readonly EventType[] = [...EVENT_TYPES, TEST_EVENT];

const HEADERS = [
  ['webhook-id', 'The id of the event: the same at each try, and where it is replayed.'],
  ['webhook-timestamp', 'When this try was signed, in seconds since 1970.'],
  [
    'webhook-signature',
    '`v1,` and the signature by the secret of the webhook, as Standard Webhooks has it; while the secret is rotated, those of both with a blank between them.',
  ],
].map(([name, description]) => ({
  name: String(name),
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
}));

/** Says what is sent to webhooks, each by its type. */
export function describeWebhooks(document: OpenAPIObject): void {
  document.webhooks = Object.fromEntries(
    TYPES.map((type) => {
      const { body, summary, data } = EVENTS[type];
      const schema = { $ref: getSchemaPath(body) };
      const usual = exampleOf(document, schema) as { readonly data: object };
      const example = { ...usual, type, data: { ...usual.data, ...data } };
      const post = {
        operationId: type.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
        summary,
        'x-version': EVENT_VERSION,
        security: [],
        parameters: HEADERS,
        requestBody: { required: true, content: { 'application/json': { schema, example } } },
        responses: {
          '2XX': { description: 'It was taken. Any other answer is tried again, for a day.' },
          '410': { description: 'Nobody is here any more: the webhook is disabled.' },
        },
      };
      return [type, { post }];
    }),
  );
}

function ofLoan(summary: string, status: string, by = 'STAFF'): Told {
  return { body: WebhookLoanEventDto, summary, data: { status, by } };
}

function ofPromise(summary: string): Told {
  return { body: WebhookPromiseEventDto, summary };
}

function ofHardship(summary: string): Told {
  return { body: WebhookHardshipEventDto, summary };
}

function ofWithdrawal(summary: string, status: string): Told {
  return { body: WebhookWithdrawalEventDto, summary, data: { status } };
}
