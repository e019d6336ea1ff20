/** The page of a bill in the area that somebody is in: `/admin/invoice-reports` → `/admin/bills/KD…`. */
export function billPagePath(pathname: string, billReference: string): string {
  const [, area = ''] = pathname.split('/');
  return `/${area}/bills/${billReference}`;
}
