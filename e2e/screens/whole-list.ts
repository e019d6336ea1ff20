/** A list that one page holds, as the server answers it. */
export function wholeList<Item>(data: Item[]) {
  return { data, totalRecords: data.length, isBounded: false, pageSize: 50, after: null, before: null };
}
