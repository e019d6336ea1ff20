/** Where a payer may be sent, the bill's own address first: as long as the expert system's list has it, or an address above it. */
export function redirectsOf(own: string | null, allowed: readonly string[]): readonly string[] {
  const [path = ''] = own?.split('?') ?? [];
  const isAllowed = allowed.some((one) => path === one || (one.endsWith('/') && path.startsWith(one)));
  return own !== null && isAllowed ? [own, ...allowed] : allowed;
}
