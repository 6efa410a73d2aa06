import { mayContact, nextContact, nextDaysContact } from './contact-hours';

describe('the hours of contact', () => {
  it.each([
    ['2027-02-20T05:59:59.999+08:00', false, '2027-02-20T06:00:00+08:00'],
    ['2027-02-20T06:00:00+08:00', true, '2027-02-20T06:00:00+08:00'],
    ['2027-02-20T12:30:00+08:00', true, '2027-02-20T12:30:00+08:00'],
    ['2027-02-20T21:59:59.999+08:00', true, '2027-02-20T21:59:59.999+08:00'],
    ['2027-02-20T22:00:00+08:00', false, '2027-02-21T06:00:00+08:00'],
    ['2027-02-20T23:59:59+08:00', false, '2027-02-21T06:00:00+08:00'],
    ['2027-02-21T00:00:00+08:00', false, '2027-02-21T06:00:00+08:00'],
    ['2027-12-31T16:30:00Z', false, '2028-01-01T06:00:00+08:00'],
  ])('at %s are open: %s', (at, isOpen, next) => {
    expect(mayContact(new Date(at))).toBe(isOpen);
    expect(nextContact(new Date(at))).toEqual(new Date(next));
  });

  it('begin anew the next day', () => {
    expect(nextDaysContact(new Date('2027-02-20T05:00:00+08:00'))).toEqual(
      new Date('2027-02-21T06:00:00+08:00'),
    );
    expect(nextDaysContact(new Date('2027-02-20T23:00:00+08:00'))).toEqual(
      new Date('2027-02-21T06:00:00+08:00'),
    );
  });
});
