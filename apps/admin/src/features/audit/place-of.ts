/** Where an object of the trail is looked at; undefined where it has no screen. */
export function placeOf(subject: string): string | undefined {
  const [kind = '', ...rest] = subject.split(':');
  const id = encodeURIComponent(rest.join(':'));
  if (id === '') return undefined;
  switch (kind) {
    case 'user':
      return `/admin/settings/users?record=${id}`;
    case 'role':
      return `/admin/settings/roles?record=${id}`;
    case 'taxpayer':
      return `/admin/tax-payers/${id}`;
    case 'content':
      return `/admin/cms/items/${id}`;
    case 'bill':
      return /^KD/.test(id) ? `/admin/bills/${id}` : undefined;
    default:
      return undefined;
  }
}
