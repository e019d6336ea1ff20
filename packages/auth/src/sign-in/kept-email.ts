/** What goes along when somebody is sent to another door: what they typed. */
export interface KeptEmail {
  readonly email: string;
}

/** The email that was typed at a door that did not open; carried in the history's state, never in an address. */
export function keptEmailOf(state: unknown): KeptEmail | undefined {
  const { email } = (state ?? {}) as Partial<KeptEmail>;
  return typeof email === 'string' && email ? { email } : undefined;
}
