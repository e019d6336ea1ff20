/** Of all items the page that the address asks for, by its number, as the server answers it. */
export function pageAskedFor<Item>(items: readonly Item[], searchParams: URLSearchParams) {
  const pageSize = Number(searchParams.get('pageSize') ?? 50);
  const pageNumber = Number(searchParams.get('pageNumber') ?? 1);
  const end = pageNumber * pageSize;
  return {
    data: items.slice(end - pageSize, end),
    ...{ totalRecords: items.length, isBounded: false, pageSize },
    after: end < items.length ? 'after' : null,
    before: pageNumber > 1 ? 'before' : null,
  };
}
