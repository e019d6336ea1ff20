import type { WorkKindName } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

interface ManyWorks {
  readonly kind: WorkKindName;
  readonly begins: string;
  readonly at: Date;
  readonly works: readonly {
    readonly subject: string;
    readonly reference: string;
    readonly officeId?: number | undefined;
    readonly tpui: string | null;
  }[];
}

/** Cases that the portal opens together, each with its first step: two statements for all of them. */
export async function insertWorks(tx: Transaction, { kind, begins, works, at }: ManyWorks): Promise<void> {
  const opened = sql<{
    is: string;
  }>`(select open_work_of_portal(${kind}, ${begins}, ${JSON.stringify(works)}::jsonb, ${at.toISOString()}::timestamptz) as is)`;
  await tablesOf(tx).selectFrom(opened.as('o')).select('o.is').execute();
}
