import { type Expression, expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { instantText } from '../../../../platform/db/instant-text.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { fullName } from './full-name.ts';

/** Who can sign in for an MDA. */
export function peopleOfMda(mdaId: Expression<number>) {
  const eb = expressionBuilder<Schema>();
  return jsonArrayFrom(
    eb
      .selectFrom('users as u')
      .select((of) => [
        fullName(of.ref('u.first_name'), of.ref('u.last_name')).as('name'),
        'u.email',
        of
          .selectFrom('sessions as s')
          .select(({ fn }) => instantText(fn.max<Date | null>('s.last_used_at')).as('at'))
          .whereRef('s.user_id', '=', 'u.id')
          .as('lastSeenAt'),
      ])
      .where('u.mda_id', '=', mdaId)
      .where('u.status', '<>', 'deleted')
      .orderBy('u.last_name')
      .orderBy('u.first_name'),
  );
}
