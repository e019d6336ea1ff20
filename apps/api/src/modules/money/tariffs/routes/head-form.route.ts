import { getHeadForm, quoteBill } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { readHeadForms } from '../data/head-forms.ts';
import { enteredAmount, quoteLines } from '../quote-lines.ts';

export function headFormRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serve(app, getHeadForm, async ({ params: { code } }) => {
    const found = (await readHeadForms(db, [code], enteredAmount)).get(code);
    if (!found) throw new BusinessError('revenue-head.not-found');
    const { day: _, ...form } = found;
    return form;
  });

  serve(app, quoteBill, async ({ body: { lines } }) => {
    const quote = await quoteLines(db, lines);
    return { ...quote, lines: quote.lines.map(({ answers: _, words: __, ...line }) => line) };
  });
}
