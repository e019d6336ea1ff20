import { placeOf } from '@portal/platform';

/** The area whose own document shows a path (its content security policy differs), or nothing for the portal's main document. */
function documentOf(pathname: string): string | undefined {
  const place = placeOf(pathname);
  return place.ownDocument ? place.id : undefined;
}

/** Whether a link from one path to another must be a full page load (`ownDocument` areas). */
export function crossesDocument(from: string, to: string): boolean {
  if (!to.startsWith('/')) return false;
  return documentOf(from) !== documentOf(to.split(/[?#]/, 1)[0] ?? '');
}
