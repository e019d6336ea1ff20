import pg from 'pg';

/**
 * A connection through a pooler that changes the server behind it at each transaction: a statement prepared under a name would be
 * looked for where nobody made it, so the name stays here and the statement goes without one.
 */
export class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query: (...given: unknown[]) => unknown = this.query.bind(this);
    // The driver's many signatures stay as they are: whatever comes is passed on.
    this.query = ((first: unknown, ...rest: unknown[]) => query(withoutName(first), ...rest)) as pg.Client['query'];
  }
}

/** A cursor or a copy runs itself and has no name. */
function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('name' in query) || 'submit' in query) return query;
  const { name: _, ...unnamed } = query;
  return unnamed;
}
