import type pg from 'pg';
import { servingLimits } from './serving-limits.ts';

const limits = Object.entries(servingLimits)
  .map(([name, milliseconds]) => `('${name}', ${milliseconds})`)
  .join(', ');

/**
 * What the application and the reader may do, given anew after each run of migrations, so that a new table serves without anybody
 * thinking of it. Rows only: no TRUNCATE, no TRIGGER, no REFERENCES, nothing that belongs to a table's owner.
 */
const rights = `
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT nspname AS space FROM pg_namespace
    WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' AND pg_has_role(nspowner, 'USAGE')
  LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO portal_application', found.space);
  END LOOP;

  FOR found IN
    SELECT c.oid::regclass AS name, c.relkind AS kind, n.nspname IN ('drizzle', 'migrations', 'reading') AS is_read_only
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
      AND pg_has_role(c.relowner, 'USAGE')
  LOOP
    EXECUTE format('GRANT %s %s TO portal_application', CASE
      WHEN found.kind = 'S' THEN 'USAGE ON SEQUENCE' -- nextval, never setval
      WHEN found.is_read_only THEN 'SELECT ON'
      ELSE 'SELECT, INSERT, UPDATE, DELETE ON' END, found.name);
  END LOOP;

  -- Whom row-level security keeps to their own rows are the readers; the application writes everybody's.
  FOR found IN
    SELECT c.oid::regclass AS name FROM pg_class c
    WHERE c.relrowsecurity AND pg_has_role(c.relowner, 'USAGE') AND NOT EXISTS (
      SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polcmd = '*' AND 'portal_application'::regrole = ANY (p.polroles))
  LOOP
    EXECUTE format('CREATE POLICY application_serves ON %s FOR ALL TO portal_application USING (true) WITH CHECK (true)', found.name);
  END LOOP;

  FOR found IN
    SELECT p.oid::regprocedure AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = 'reading' AND pg_has_role(p.proowner, 'USAGE')
  LOOP
    EXECUTE format('GRANT EXECUTE ON ROUTINE %s TO portal_application', found.name);
  END LOOP;

  -- Taken with SET ROLE, never inherited: policies of all roles one inherits from would be added up.
  FOR found IN
    SELECT r.rolname AS name FROM pg_roles r
    WHERE r.rolname LIKE 'portal\\_read\\_%' AND NOT EXISTS (
      SELECT FROM pg_auth_members m WHERE m.roleid = r.oid AND m.member = 'portal_application'::regrole AND m.set_option AND NOT m.inherit_option)
  LOOP
    EXECUTE format('GRANT %I TO portal_application WITH INHERIT FALSE, SET TRUE', found.name);
  END LOOP;
  IF NOT pg_has_role('portal_reading', 'portal_read_state', 'USAGE') THEN
    GRANT portal_read_state TO portal_reading WITH INHERIT TRUE;
  END IF;

  -- A pooler passes no settings of a connection on: who serves through one has these of the login. Only of logins that may be changed here.
  FOR found IN
    SELECT r.rolname AS name, l.setting, l.milliseconds
    FROM pg_roles r CROSS JOIN (VALUES ${limits}) AS l (setting, milliseconds)
    WHERE r.rolcanlogin AND NOT r.rolsuper AND r.rolname <> current_user AND pg_has_role(r.oid, 'portal_application', 'USAGE')
      AND (SELECT rolsuper OR (rolcreaterole AND pg_has_role(r.oid, 'USAGE WITH ADMIN OPTION')) FROM pg_roles WHERE rolname = current_user)
      AND NOT EXISTS (SELECT FROM unnest(r.rolconfig) AS c (given) WHERE c.given LIKE l.setting || '=%')
  LOOP
    EXECUTE format('ALTER ROLE %I SET %I = %L', found.name, found.setting, found.milliseconds || 'ms');
  END LOOP;

  -- A temporary table would be found before the real one.
  IF EXISTS (SELECT FROM pg_database WHERE datname = current_database() AND pg_has_role(datdba, 'USAGE')) THEN
    EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
  END IF;
END $$`;

/** `client` owns the schema. May be repeated. */
export async function grantRights(client: pg.Client): Promise<void> {
  await client.query(rights);
}
