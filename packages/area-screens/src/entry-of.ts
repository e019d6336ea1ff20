/** Where a screen is entered: `/admin/settings/identity` of `/admin/settings/identity/:queue?`. */
export function entryOf(path: string): string {
  const segments = path.split('/');
  const optional = segments.findIndex((segment) => segment.startsWith(':') && segment.endsWith('?'));
  return optional < 0 ? path : segments.slice(0, optional).join('/');
}
