import type { RouteHandle } from '@portal/platform';
import type { RouteObject } from '@portal/platform/router';
import { requireFiles, type ScreenFiles } from './require-files.ts';
import type { ScreenTable } from './screen-table.ts';
import { whoSees } from './who-sees.ts';

/** A route for each screen of the table, loaded when it is opened. */
export function routesOf(screens: ScreenTable, files: ScreenFiles): RouteObject[] {
  // Left out of builds: the area's tests have opened every screen by then.
  if (import.meta.env.DEV) requireFiles(screens, files);
  return Object.entries(screens).flatMap(([key, { path, title, handle, file = key, isElsewhere }]) => {
    if (isElsewhere) return [];
    const access = whoSees(screens, path);
    return {
      path,
      handle: { title, ...(access && { access }), ...handle } satisfies RouteHandle,
      // The loader as it is, not in a function of ours: the release gate reads in its text which file a path preloads.
      lazy: files[`./routes/${file}.route.tsx`] ?? files[`./routes/${file}.route.ts`],
    } as RouteObject;
  });
}
