import { firstIdAt, newId } from './new-id';

const timeOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

describe('newId', () => {
  const at = (now: number) => void jest.spyOn(Date, 'now').mockReturnValue(now);
  const NOW = Date.parse('2027-01-15T10:00:00Z');

  it('begins with the time, and tells what it is', () => {
    at(NOW);
    const id = newId();
    expect(timeOf(id)).toBe(NOW);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('is above the one before within a millisecond, and where the clock goes back a little', () => {
    at(NOW + 1);
    const ids = Array.from({ length: 1000 }, newId);
    at(NOW - 1_000_000);
    ids.push(newId());
    at(NOW + 2);
    ids.push(newId());
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('follows a clock that was ahead and is set back', () => {
    at(NOW + 86_400_000);
    newId();
    at(NOW);
    expect(timeOf(newId())).toBe(NOW);
  });

  it('comes after the first one of its time, and before that of the next millisecond', () => {
    at(NOW);
    const ids = [firstIdAt(NOW), ...Array.from({ length: 1000 }, newId), firstIdAt(NOW + 1)];
    expect(ids).toEqual([...new Set(ids)].sort());
  });
});
