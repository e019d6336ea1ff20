import { getPayeColumns, type ResponseOf, savePayeColumns } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { employerOf, type PayeDeps } from '../paye-deps.ts';

type Headings = ResponseOf<typeof getPayeColumns>['headings'];

/** Said once by an employer, remembered wherever they sign in. */
export function columnsRoutes(app: FastifyInstance, { db: { $client }, clock }: Pick<PayeDeps, 'db' | 'clock'>): void {
  serve(app, getPayeColumns, async (_request, { user }) => {
    const { rows } = await $client.query<{ headings: Headings }>(
      'select headings from paye_column_maps where tpui = $1',
      [employerOf(user)],
    );
    return { headings: rows[0]?.headings ?? {} };
  });

  serve(app, savePayeColumns, async ({ body: { headings } }, { user }) => {
    await $client.query(
      `insert into paye_column_maps (tpui, headings, saved_at) values ($1, $2, $3)
        on conflict (tpui) do update set headings = excluded.headings, saved_at = excluded.saved_at`,
      [employerOf(user), JSON.stringify(headings), clock.now().toISOString()],
    );
    return {};
  });
}
