import { getWithholdingColumns, type ResponseOf, saveWithholdingColumns } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { employerOf } from '../../paye/index.ts';
import type { WithholdingDeps } from '../withholding-deps.ts';

type Headings = ResponseOf<typeof getWithholdingColumns>['headings'];

/** Said once by a payer, remembered wherever they sign in. */
export function columnsRoutes(app: FastifyInstance, { db: { $client }, clock }: WithholdingDeps): void {
  serve(app, getWithholdingColumns, async (_request, { user }) => {
    const { rows } = await $client.query<{ headings: Headings }>(
      'select headings from withholding_column_maps where tpui = $1',
      [employerOf(user)],
    );
    return { headings: rows[0]?.headings ?? {} };
  });

  serve(app, saveWithholdingColumns, async ({ body: { headings } }, { user }) => {
    await $client.query(
      `insert into withholding_column_maps (tpui, headings, saved_at) values ($1, $2, $3)
        on conflict (tpui) do update set headings = excluded.headings, saved_at = excluded.saved_at`,
      [employerOf(user), JSON.stringify(headings), clock.now().toISOString()],
    );
    return {};
  });
}
