import type { PartnerRequest } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** A call as it is written down: masked, and no longer than the table takes. */
export interface RequestToKeep {
  readonly request_id: string;
  readonly at: Date;
  readonly expert_system_id: number;
  readonly engine_code_id: number;
  readonly key_id: string;
  readonly key_name: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string | null;
  readonly took_ms: number;
  readonly external_reference: string | null;
  readonly is_again: boolean;
  readonly address: string;
  readonly sent: string;
  readonly sent_bytes: number;
  readonly answered: string;
  readonly answered_bytes: number;
}

export async function insertRequests(db: Database, requests: readonly RequestToKeep[]): Promise<void> {
  await tablesOf(db)
    .insertInto('partner_requests')
    .values([...requests])
    .execute();
}

/** Undefined when this system has no such call. */
export async function findRequest(
  db: Database,
  { id, expertSystemId }: { readonly id: string; readonly expertSystemId: number },
): Promise<PartnerRequest | undefined> {
  const found = await tablesOf(db)
    .selectFrom('partner_requests as r')
    .innerJoin('reading.engine_codes as g', 'g.id', 'r.engine_code_id')
    .select(['r.id', 'r.request_id as requestId', 'r.at', 'r.method', 'r.path', 'r.status', 'r.code'])
    .select(['r.took_ms as tookMs', 'r.key_name as keyName', 'r.address', 'r.external_reference as externalReference'])
    .select(['r.is_again as isAgain', 'r.sent', 'r.sent_bytes as sentBytes'])
    .select(['r.answered', 'r.answered_bytes as answeredBytes'])
    .select(({ ref }) => ref('g.code').$castTo<string>().as('engineCode'))
    .where('r.id', '=', id)
    .where('r.expert_system_id', '=', expertSystemId)
    .executeTakeFirst();
  return found && { ...found, at: found.at.toISOString() };
}

/** In one statement: an hour's worth at a time. */
export async function forgetRequests(db: Database, before: Date): Promise<void> {
  await tablesOf(db).deleteFrom('partner_requests').where('at', '<', before).execute();
}
