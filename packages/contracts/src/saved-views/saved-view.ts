import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { exportAccess } from '../exports/export-access.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { fateOfSearch } from '../reporting/fate-of-search.ts';
import { type ReportId, reports } from '../reporting/reports.ts';

export const savedViewNameLength = 60;
/** Of one report, for one person. */
export const savedViewsMax = 30;

const reportSchema = z.enum(reports.map(({ id }) => id) as [ReportId, ...ReportId[]]);

/** What may stand in the address of a list, and so in a view: nothing that may be a NIN or a phone number (docs/decisions/0380). */
export function isSearchOfView(search: string): boolean {
  return fateOfSearch(new URLSearchParams(search).get('criteria') ?? '') === 'shared';
}

export const savedViewSchema = z.object({
  id: z.uuid(),
  report: reportSchema,
  name: z.string(),
  /** The query of the list's address: filters, order, columns. Rows are never kept: whoever opens it sees their own. */
  search: z.string(),
  isShared: z.boolean(),
  /** Of the person who asks; only they delete it. */
  isOwn: z.boolean(),
  /** Who saved it. */
  by: z.string(),
});
export type SavedView = z.output<typeof savedViewSchema>;

const failed = 'The views could not be read. Try again shortly';

export const listSavedViews = defineEndpoint({
  method: 'GET',
  path: '/saved-views',
  summary: 'Views of a report: one’s own, and those that people with the same matters share',
  failed,
  access: exportAccess,
  query: z.object({
    /** One's own first, each by name. */
    ...listFields({ pageSize: 50, sorts: ['name'], sortOrder: 'asc' }),
    report: reportSchema,
  }),
  response: listOf(savedViewSchema),
  errors: ['list.cursor-invalid'],
});

export const saveView = defineEndpoint({
  method: 'POST',
  path: '/saved-views',
  summary: 'Keep the filters, order and columns of a list under a name',
  failed: 'The view could not be saved. Try again shortly',
  access: exportAccess,
  body: z.object({
    report: reportSchema,
    name: z.string().check(z.trim(), z.minLength(1, 'Give it a name'), z.maxLength(savedViewNameLength)),
    search: z.string().check(z.maxLength(1000), z.refine(isSearchOfView, 'This search stays out of saved views')),
    isShared: z.boolean(),
  }),
  response: savedViewSchema,
  errors: ['saved-view.name-taken', 'saved-view.too-many'],
});

export const deleteView = defineEndpoint({
  method: 'DELETE',
  path: '/saved-views/:id',
  summary: 'Delete one’s own view, also for those it was shared with',
  failed: 'The view could not be deleted. Try again shortly',
  access: exportAccess,
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['saved-view.not-found'],
});
