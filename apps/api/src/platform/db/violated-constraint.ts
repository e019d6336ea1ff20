/** Whether the database refused something because of this constraint, however deep the driver's error lies. */
export function violates(error: unknown, constraint: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { constraint: broken, cause } = error as { readonly constraint?: unknown; readonly cause?: unknown };
  return broken === constraint || violates(cause, constraint);
}
