import {
  checkTaxpayerImport,
  getTaxpayerImport,
  listImportRows,
  listTaxpayerImports,
  type MarkAsked,
  proposeTaxpayerImport,
  type TaxpayerImport,
  undoTaxpayerImport,
} from '@portal/contracts';
import { collectMarks, readAmount } from '@portal/spreadsheets';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { type DeedOf, writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import type { ImportRow, ImportsRepository } from '../data/imports.repository.ts';
import { checkRow } from '../domain/check-row.ts';

export interface ImportsDeps {
  readonly db: Database;
  readonly imports: ImportsRepository;
  readonly caseload: Pick<Caseload, 'open' | 'when'>;
}

const rowsAtOnce = 2_000;

export function importsRoutes(app: FastifyInstance, { db, imports, caseload }: ImportsDeps): void {
  async function whole(id: string) {
    const found = await imports.find(id);
    if (!found) throw new BusinessError('taxpayer-import.not-found');
    const { example, ...record } = found;
    return { ...record, ...present(found), asked: example === null ? null : askedAbout(example) };
  }
  /** What the amounts of the file show, some rows at a time. Numbers of a workbook are text here, and show nothing. */
  async function markOf(tx: Transaction, id: string, column: number | undefined) {
    const marks = collectMarks();
    for (let last = 0; column !== undefined; ) {
      const rows = await imports.cellsAfter(tx, id, last, rowsAtOnce);
      if (rows.length === 0) break;
      for (const { cells } of rows) if (!/^\d+\.\d+$/.test(cells[column] ?? '')) marks.add(cells[column] ?? '');
      last = rows.at(-1)?.number ?? last;
    }
    const mark = marks.ofFile();
    return mark.kind === 'shown' ? mark.mark : undefined;
  }
  async function locked(tx: Transaction, id: string, states: readonly TaxpayerImport['state'][]) {
    const found = await imports.lock(tx, id);
    if (!found) throw new BusinessError('taxpayer-import.not-found');
    if (!states.includes(found.state)) throw new BusinessError('taxpayer-import.state-conflict');
    return found;
  }

  serve(app, listTaxpayerImports, async ({ query }) => presentPage(await imports.list(query), present));
  serve(app, getTaxpayerImport, ({ params }) => whole(params.id));
  serve(app, listImportRows, async ({ params, query }) => {
    await whole(params.id);
    return imports.rows(params.id, query);
  });

  serve(app, checkTaxpayerImport, async ({ params: { id }, body: { mapping, decimalMark } }) => {
    const references = await imports.references();
    await db.transaction(async (tx) => {
      await locked(tx, id, ['read', 'checked']);
      const mark = (await markOf(tx, id, mapping.amount)) ?? decimalMark;
      for (let last = 0; ; ) {
        const rows = await imports.cellsAfter(tx, id, last, rowsAtOnce);
        if (rows.length === 0) break;
        await imports.checked(
          tx,
          id,
          rows.map(({ number, cells }) => ({ number, ...checkRow(cells, mapping, references, mark) })),
        );
        last = rows.at(-1)?.number ?? last;
      }
      await imports.summed(tx, id, mapping);
    });
    return whole(id);
  });

  serve(app, proposeTaxpayerImport, async ({ params: { id }, body: { reason } }, { user }) =>
    db.transaction(async (tx) => {
      const { good } = await locked(tx, id, ['checked']);
      if (good === 0) throw new BusinessError('taxpayer-import.nothing-good');
      // Each proposal is a case of its own.
      const { workId } = await imports.propose(tx, id, user.id, (subject, reference) =>
        caseload.open(tx, { kind: 'taxpayer-import', subject, reference, userId: user.id }),
      );
      await note(tx, user.id, 'proposed', id, { reason });
      return { workId };
    }),
  );

  serve(app, undoTaxpayerImport, async ({ params: { id }, body: { reason } }, { user }) => {
    return db.transaction(async (tx) => {
      const { isUndoProposed } = await locked(tx, id, ['applied']);
      if (isUndoProposed) throw new BusinessError('taxpayer-import.state-conflict');
      const { workId } = await imports.proposeUndo(tx, id, { by: user.id, reason }, (subject, reference) =>
        caseload.open(tx, { kind: 'import-undo', subject, reference, userId: user.id }),
      );
      await note(tx, user.id, 'undo-proposed', id, { reason });
      return { workId };
    });
  });
}

export function note(
  tx: Transaction,
  userId: string,
  what: DeedOf<'taxpayer-import'>,
  id: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return writeAudit(tx, {
    actor: { userId },
    action: `taxpayer-import.${what}`,
    subject: `taxpayer-import:${id}`,
    detail,
  });
}

function askedAbout(example: string): MarkAsked {
  const read = readAmount(example);
  if (read.kind !== 'two-ways') return { example, pointKobo: null, commaKobo: null };
  return { example, pointKobo: read.point ?? null, commaKobo: read.comma ?? null };
}

function present({ uploadedAt, ...row }: ImportRow): TaxpayerImport {
  return { ...row, uploadedAt: uploadedAt.toISOString() };
}
