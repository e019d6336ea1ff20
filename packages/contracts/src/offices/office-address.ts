/** Where an office stands on the page of all offices. */
export function officeAnchor(id: number | string): string {
  return `office-${id}`;
}

export function officePath(id: number | string): string {
  return `/contact-us#${officeAnchor(id)}`;
}
