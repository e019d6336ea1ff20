import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

export function columnsOf(columns: Readonly<Record<string, SQLWrapper>>): SQL {
  return sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

export function whereOf(condition: SQL | undefined): SQL {
  return condition ? sql`where ${condition}` : sql``;
}
