const written = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/gi;
const altered =
  /^(?:alter\s+table\s+(?:only\s+)?|create\s+(?:unique\s+)?index\s[^;]*?\son\s+|drop\s+trigger\s[^;]*?\son\s+)"?([a-z_][\w.]*)"?/i;
/** What a body does is done when it is called. */
const defines = /^create\s+(?:or\s+replace\s+)?(?:function|procedure|view|(?:constraint\s+)?trigger)\b/i;

/**
 * Tables that a migration writes and alters afterwards. With rows in them PostgreSQL refuses that while deferred triggers wait, which a
 * database without rows never shows; `SET CONSTRAINTS ALL IMMEDIATE` between both runs them.
 */
export function tablesAlteredAfterWrites(sql: string): readonly string[] {
  const waiting = new Set<string>();
  const faults = new Set<string>();
  for (const part of sql.split('--> statement-breakpoint')) {
    const statement = part.replace(/^[ \t]*--.*$/gm, '').trim();
    if (/^set\s+constraints\s+all\s+immediate/i.test(statement)) waiting.clear();
    const [, table] = altered.exec(statement) ?? [];
    if (table && waiting.has(table.toLowerCase())) faults.add(table);
    if (table || defines.test(statement)) continue;
    for (const [, name = ''] of statement.matchAll(written)) waiting.add(name.toLowerCase());
  }
  return [...faults];
}
