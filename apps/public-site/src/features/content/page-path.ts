/** `/faq/` is `/faq`. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
