import type { Member } from './member.entity';

type Names = Pick<Member, 'firstName' | 'middleName' | 'lastName'>;

/** As contracts and transfers name a member. */
export function fullLegalName({ firstName, middleName, lastName }: Names): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}

/** The same where a column has room for one name alone. */
export function shortName(names: Names): string {
  return [...fullLegalName(names)].slice(0, 100).join('').trim();
}

/** What it needs, for hot statements that read a member as `m`. */
export const NAME_COLUMNS = `m.first_name AS "firstName", m.middle_name AS "middleName", m.last_name AS "lastName"`;
