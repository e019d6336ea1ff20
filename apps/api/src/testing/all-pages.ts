interface Page<Item> {
  readonly data: readonly Item[];
  readonly totalRecords: number;
  readonly after: string | null;
}

/** Every row of a list, turned from its first page to its last, with the number the first page tells. */
export async function allPages<Item>(
  read: (query: string) => Promise<{ readonly json: () => unknown }>,
): Promise<{ readonly items: Item[]; readonly told: number }> {
  const first = (await read('')).json() as Page<Item>;
  const items = [...first.data];
  let { after } = first;
  while (after !== null) {
    const page = (await read(`?after=${after}`)).json() as Page<Item>;
    items.push(...page.data);
    after = page.after;
  }
  return { items, told: first.totalRecords };
}
