import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

interface OfExpertSystems {
  readonly expertSystemId: SQLWrapper;
  readonly engineCodeId: SQLWrapper;
}

/** A code is of one expert system, whose rows have an index: one for codes would cost every bill and find no fewer. */
export function withEngineCode({ expertSystemId, engineCodeId }: OfExpertSystems, id: number): SQL {
  return sql`${engineCodeId} = ${id} and ${expertSystemId} = (select expert_system_id from reading.engine_codes where id = ${id})`;
}
