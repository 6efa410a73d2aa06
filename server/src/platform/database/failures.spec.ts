import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { failureOf, isAnswered, isCommitOpen } from './failures';

/** What the database answers to a statement in the place of rows. */
function answer(code: string, message: string, severity = 'ERROR'): QueryFailedError {
  const error = Object.assign(new DatabaseError(message, message.length, 'error'), { code, severity });
  return new QueryFailedError('UPDATE account', [], error);
}

describe('failureOf', () => {
  it.each([
    [
      'XX000',
      'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally',
    ],
    ['XX000', 'could not receive data from server: Connection reset by peer'],
    ['XX000', 'failure on connection marked as essential: 127.0.0.1:5432'],
    ['58030', 'failed to COPY to shard 102370 on 127.0.0.1:5432'],
    ['08006', 'connection to the remote node pautang@127.0.0.1:5432 failed with the following error: …'],
  ])('takes %s for a node that went away: %s', (code, message) => {
    expect(failureOf(answer(code, message))).toBe('lost');
  });

  it.each([
    ['undone', ['40001', '40P01', '26000', '42P05']],
    ['lost', ['08006', '57P01', '57P02', '57P03', '25P03', '25P04']],
    ['busy', ['53300', '53200', '55P03', '57014', '25006']],
    [undefined, ['23505', '22003', '42501', '25P02', '']],
  ])('calls %s what says so: %s', (failure, codes) => {
    expect(codes.map((code) => failureOf(answer(code, 'trouble')))).toEqual(codes.map(() => failure));
  });

  it.each(['XX000', '58030'])('does not try again what else is behind %s', (code) => {
    expect(failureOf(answer(code, 'could not read block 3 in file "base/1/2"'))).toBeUndefined();
  });
});

describe('isCommitOpen', () => {
  it('takes an internal error for one of which nothing is known, and a broken rule for an end', () => {
    const isOpen = (code: string) => isCommitOpen(answer(code, 'trouble'));

    expect(['XX000', '57P01', '23505', '40001'].map(isOpen)).toEqual([true, true, false, false]);
  });
});

describe('isAnswered', () => {
  it('tells a statement that failed from a connection that ended', () => {
    expect(isAnswered(answer('08006', 'connection to the remote node failed'))).toBe(true);
    expect(isAnswered(answer('08P01', 'server conn crashed?', 'FATAL'))).toBe(false);
    expect(isAnswered(new QueryFailedError('', [], new Error('Connection terminated unexpectedly')))).toBe(
      false,
    );
  });
});
