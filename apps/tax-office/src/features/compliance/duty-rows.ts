/** Undefined where there is nothing it could be a share of: blank, never nought. */
export function share(part: number, of: number): number | undefined {
  return of > 0 ? part / of : undefined;
}

/** The list of duties that a figure counted; nothing where no day of the period is over. */
export function dutyRows(
  period: { readonly minDate: string; readonly maxDate: string } | null | undefined,
  status: string,
  more: Readonly<Record<string, string>>,
): string | undefined {
  return period ? `/tax-area-office/duties?${new URLSearchParams({ ...period, status, ...more })}` : undefined;
}
