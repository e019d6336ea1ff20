-- The application serves with rights over rows alone: two groups of the cluster, one that serves and one that looks, whose rights are
-- given after each run of migrations (platform/db/grant-rights.ts). New objects only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- Roles belong to the cluster: another database of it may have made them, perhaps this very moment.
DO $$
DECLARE
  made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['portal_application', 'portal_reading'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN', made);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END LOOP;
END $$;--> statement-breakpoint

-- Counters of calls per address; the application made them by itself while it owned the schema.
CREATE TABLE IF NOT EXISTS rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
