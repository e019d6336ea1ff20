import type pg from 'pg';
import type { ObjectFile } from './object-file.ts';

/** `CREATE OR REPLACE` keeps rights and comments: a GRANT that left its file would stay. */
const reset = `
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT format('REVOKE ALL ON %s FROM %s', o.name, CASE a.grantee WHEN 0 THEN 'PUBLIC' ELSE a.grantee::regrole::text END) AS statement
    FROM (
      SELECT 'FUNCTION ' || oid::regprocedure AS name, 'DROP FUNCTION IF EXISTS ' || oid::regproc AS dropped, proacl AS acl, proowner AS owner FROM pg_proc
      UNION ALL
      SELECT oid::regclass::text, 'DROP VIEW IF EXISTS ' || oid::regclass, relacl, relowner FROM pg_class WHERE relkind = 'v'
    ) o CROSS JOIN aclexplode(o.acl) a
    WHERE o.dropped = ANY (DROPS) AND a.grantee <> o.owner AND a.grantee IS DISTINCT FROM to_regrole('portal_application')
    UNION ALL
    SELECT format('GRANT EXECUTE ON FUNCTION %s TO PUBLIC', oid::regprocedure) FROM pg_proc
    WHERE 'DROP FUNCTION IF EXISTS ' || oid::regproc = ANY (DROPS) AND proacl IS NOT NULL
    UNION ALL
    SELECT format('COMMENT ON FUNCTION %s IS NULL', oid::regprocedure) FROM pg_proc
    WHERE 'DROP FUNCTION IF EXISTS ' || oid::regproc = ANY (DROPS) AND obj_description(oid, 'pg_proc') IS NOT NULL
    UNION ALL
    SELECT format('COMMENT ON VIEW %s IS NULL', oid::regclass) FROM pg_class
    WHERE relkind = 'v' AND 'DROP VIEW IF EXISTS ' || oid::regclass = ANY (DROPS) AND obj_description(oid, 'pg_class') IS NOT NULL
  LOOP
    EXECUTE found.statement;
  END LOOP;
END $$`;

export async function resetRights(client: pg.ClientBase, files: readonly ObjectFile[]): Promise<void> {
  const drops = files.flatMap((file) => file.drops.map((drop) => client.escapeLiteral(drop)));
  await client.query(reset.replaceAll('DROPS', `ARRAY[${drops.join(', ')}]::text[]`));
}
