import { type Expression, sql } from 'kysely';

/** Of a user, as others read it. */
export function fullName(firstName: Expression<string>, lastName: Expression<string>) {
  return sql<string>`trim(${firstName} || ' ' || ${lastName})`;
}
