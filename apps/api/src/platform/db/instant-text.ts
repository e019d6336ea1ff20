import { type Expression, sql } from 'kysely';

/** An instant as the contract writes it, where it stands within JSON. */
export function instantText<At extends Date | null>(at: Expression<At>) {
  return sql<
    At extends null ? string | null : string
  >`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
