import { cancelExport, getExport, listExports } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { type ExportsRepository, exportOf } from '../data/exports.repository.ts';

export interface OwnExportsDeps {
  readonly clock: Clock;
  readonly exports: ExportsRepository;
}

export function ownExportsRoutes(app: FastifyInstance, { clock, exports }: OwnExportsDeps): void {
  serve(app, listExports, async (_request, { user }) => ({
    data: (await exports.listOwn(user.id, clock.now())).map(exportOf),
  }));

  serve(app, getExport, async ({ params }, { user }) => {
    const row = await exports.findOwn(user.id, params.id);
    if (!row) throw new BusinessError('export.not-found');
    return exportOf(row);
  });

  serve(app, cancelExport, async ({ params }, { user }) => {
    const cancelled = await exports.cancel(user.id, params.id, clock.now());
    if (cancelled) return exportOf(cancelled);
    throw new BusinessError((await exports.findOwn(user.id, params.id)) ? 'export.finished' : 'export.not-found');
  });
}
