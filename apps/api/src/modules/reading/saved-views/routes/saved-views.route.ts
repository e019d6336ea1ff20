import { deleteView, listSavedViews, type Scope, saveView } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { SavedViewsRepository } from '../data/saved-views.repository.ts';

export function savedViewsRoutes(app: FastifyInstance, { views }: { readonly views: SavedViewsRepository }): void {
  serve(app, listSavedViews, ({ query }, { user }) => views.list(user.id, circleOf(user.scope), query));
  serve(app, saveView, async ({ body }, { user }) => {
    const saved = await views.add({ ...body, userId: user.id, circle: circleOf(user.scope) });
    if (typeof saved === 'string') throw new BusinessError(`saved-view.${saved}`);
    return saved;
  });
  serve(app, deleteView, async ({ params }, { user }) => {
    if (!(await views.delete(user.id, params.id))) throw new BusinessError('saved-view.not-found');
    return {};
  });
}

/** Those who see the same matters. */
function circleOf(scope: Scope): string {
  switch (scope.kind) {
    case 'mda':
      return `mda:${scope.mdaId}`;
    case 'tax-offices':
      return `tax-office:${scope.taxOfficeId}`;
    case 'expert-system':
      return `expert-system:${scope.expertSystemId}`;
    default:
      return scope.kind;
  }
}
