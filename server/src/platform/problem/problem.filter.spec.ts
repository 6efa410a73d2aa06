import {
  type ArgumentsHost,
  BadRequestException,
  ForbiddenException,
  HttpException,
  Logger,
  NotFoundException,
} from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { filled, inLanguage } from '../language/sentence';
import { ServiceBusy, TooManyRequests, ValidationFailed } from './common.errors';
import { defineProblem, type Problem } from './problem';
import { ProblemFilter } from './problem.filter';
import { retryAfter, retryTomorrow } from './retry-after';

interface Sent {
  status?: number;
  headers: Record<string, string>;
  type?: string;
  body?: Record<string, unknown>;
}

interface Circumstances {
  url?: string;
  isSent?: boolean;
  headers?: Record<string, string>;
  method?: string;
}

/** What the filter sends for an error of a request to this address. */
function answerTo(
  error: unknown,
  { url = '/v2/loan/quote?phone=1', isSent = false, headers = {}, method = 'POST' }: Circumstances = {},
): Sent {
  const sent: Sent = { headers: {} };
  const reply = {
    sent: isSent,
    code: (status: number) => Object.assign(reply, { status: Reflect.set(sent, 'status', status) }),
    headers: (headers: Record<string, string>) => {
      Object.assign(sent.headers, headers);
      return reply;
    },
    type: (type: string) => {
      sent.type = type;
      return reply;
    },
    send: (text: string) => {
      sent.body = JSON.parse(text);
      return reply;
    },
  };
  const request = { url, headers, method };
  const host = { switchToHttp: () => ({ getResponse: () => reply, getRequest: () => request }) };
  new ProblemFilter().catch(error, host as unknown as ArgumentsHost);
  return sent;
}

describe('ProblemFilter', () => {
  let logged: jest.SpyInstance;

  beforeEach(() => {
    logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  });

  it('answers a problem of ours as RFC 9457 says, without the query', () => {
    const errors = [{ field: 'image', message: 'Choose a picture.' as const }];

    const { status, headers, type, body } = answerTo(
      new ValidationFailed({ errors, extensions: { triesLeft: 4 } }),
    );

    expect(status).toBe(400);
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(type).toBe('application/problem+json; charset=utf-8');
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Some fields are not valid',
      status: 400,
      detail: 'Please check the marked fields.',
      instance: '/v2/loan/quote',
      message: 'Please check the marked fields.',
      code: 'VALIDATION_FAILED',
      errors,
      triesLeft: 4,
    });
    expect(logged).not.toHaveBeenCalled();
  });

  it('speaks the language of the caller, in the sentence and in each field', () => {
    const errors = [{ field: 'image', message: 'Choose a picture.' as const }];
    const inFilipino = { headers: { 'accept-language': 'tl-PH, en;q=0.5' } };

    const answer = answerTo(new ValidationFailed({ errors }), inFilipino);

    expect(answer.headers).toMatchObject({ 'content-language': 'fil', vary: 'Accept-Language' });
    expect(answer.body).toMatchObject({
      title: 'May mga sagot na hindi tama',
      detail: 'Pakitingnan ang mga sagot na may marka.',
      message: 'Pakitingnan ang mga sagot na may marka.',
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'image', message: 'Pumili ng larawan.' }],
    });
    expect(answerTo(new NotFoundException(), inFilipino).body?.title).toBe('Hindi nahanap');
    expect(answerTo(new NotFoundException()).headers['content-language']).toBe('en');
  });

  it('fills a sentence in, in either language', () => {
    const problem = () =>
      new ValidationFailed({
        detail: filled('A loan is worth from {least} to {most} PHP.', { least: '1', most: '$&' }),
      });

    expect(problem().message).toBe('A loan is worth from 1 to $& PHP.');
    expect(answerTo(problem(), { headers: { 'accept-language': 'fil' } }).body?.detail).toBe(
      '1 hanggang $& PHP ang puwedeng i-loan.',
    );
    const ended = filled('The time to cancel this loan free of charge ended on {day}.', {
      day: { day: '2026-05-03' },
    });
    expect(inLanguage('en', ended)).toContain('ended on May 3, 2026.');
    expect(inLanguage('fil', ended)).toContain('noong Mayo 3, 2026');
  });

  it('says when to try again what is over by itself', () => {
    jest.useFakeTimers({ now: new Date('2026-11-23T23:59:30.000+08:00') });
    const retryAfterOf = (problem: Problem) => answerTo(problem).headers['retry-after'];

    expect(retryAfterOf(new TooManyRequests(retryTomorrow()))).toBe('30');
    expect(retryAfterOf(new TooManyRequests(retryAfter(0)))).toBe('1');
    expect(retryAfterOf(new ServiceBusy(retryAfter(5)))).toBe('5');
    expect(retryAfterOf(new ServiceBusy())).toBe('2');
    jest.useRealTimers();
  });

  it.each([
    ['Nest’s not found', new NotFoundException('Cannot GET /x'), 404, 'NOT_FOUND'],
    ['Nest’s bad request', new BadRequestException('Unexpected token'), 400, 'MALFORMED_REQUEST'],
    ['a large body', Object.assign(new Error('inner words'), { statusCode: 413 }), 413, 'PAYLOAD_TOO_LARGE'],
    [
      'an unknown content type',
      Object.assign(new Error('inner words'), { statusCode: 415 }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a status without a problem of its own',
      Object.assign(new Error('inner words'), { statusCode: 431 }),
      400,
      'MALFORMED_REQUEST',
    ],
    ['a refusal of a library', new ForbiddenException('inner words'), 400, 'MALFORMED_REQUEST'],
  ])('turns %s into a problem, without its words', (_, error, status, code) => {
    const answer = answerTo(error);

    expect(answer).toMatchObject({ status, body: { status, code } });
    expect(JSON.stringify(answer.body)).not.toContain(error.message);
  });

  it.each([
    ['an error', new Error('relation "member" does not exist')],
    ['an error with a status of its own', new HttpException('inner words', 502)],
    ['a text', 'thrown as it is'],
    ['nothing', undefined],
    ['an object', { statusCode: '400', message: 'inner words' }],
  ])('logs %s that was not foreseen, and tells nobody what it was', (_, error) => {
    const answer = answerTo(error);

    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL_ERROR' } });
    expect(JSON.stringify(answer.body)).not.toMatch(/member|inner|thrown/);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['OUTCOME_UNKNOWN', 'POST', 'UPDATE loan SET version = 2'],
    ['SERVICE_BUSY', 'POST', 'SELECT 1 FROM loan'],
    ['SERVICE_BUSY', 'GET', 'UPDATE session SET seen_at = now()'],
  ])('says %s where the connection is lost under a %s: %s', (code, method, query) => {
    const lost = new QueryFailedError(query, [], new Error('Connection terminated unexpectedly'));

    expect(answerTo(lost, { method })).toMatchObject({ status: 503, body: { code } });
  });

  it('logs no parameters of a failed query', () => {
    answerTo(
      Object.assign(new Error('it failed'), { parameters: ['639170000001'], detail: 'Key (639170000001)' }),
    );

    expect(JSON.stringify(logged.mock.calls)).not.toContain('639170000001');
  });

  it('leaves an answer alone that was sent already', () => {
    expect(answerTo(new Error('late'), { isSent: true }).body).toBeUndefined();
  });

  it('cannot have one code for two problems', () => {
    expect(() => defineProblem('VALIDATION_FAILED', 400, 'Not found', 'Please sign in first.')).toThrow(
      'defined twice',
    );
  });
});
