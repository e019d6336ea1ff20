-- A release makes it so. Both records are locked in one order; what was before is kept with the merge. Who comes back from a merge comes back
-- to an open office.
CREATE OR REPLACE FUNCTION enact_taxpayer_merge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone taxpayers;
  lead taxpayers;
  done taxpayer_merges;
BEGIN
  IF old.state <> 'proposed' OR (new.action, new.from_tpui, new.into_tpui, new.reason, new.proposed_by, new.proposed_at)
    IS DISTINCT FROM (old.action, old.from_tpui, old.into_tpui, old.reason, old.proposed_by, old.proposed_at)
  THEN
    RAISE EXCEPTION 'what was decided about two taxpayers stays'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'taxpayer_merges_stay', TABLE = 'taxpayer_merges';
  END IF;
  IF new.state <> 'released' THEN RETURN new; END IF;
  PERFORM FROM taxpayers WHERE tpui IN (new.from_tpui, new.into_tpui) ORDER BY tpui FOR UPDATE;
  SELECT * INTO gone FROM taxpayers WHERE tpui = new.from_tpui;
  SELECT * INTO lead FROM taxpayers WHERE tpui = new.into_tpui;
  IF new.action = 'merge' THEN
    IF gone.merged_into IS NOT NULL OR lead.merged_into IS NOT NULL OR EXISTS (SELECT FROM taxpayers WHERE merged_into = gone.tpui) THEN
      RAISE EXCEPTION 'one of them was merged already'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'taxpayer_merges_possible', TABLE = 'taxpayer_merges';
    END IF;
    new.office_was := gone.home_office_id;
    new.office_source_was := gone.home_office_source;
    SELECT status INTO new.account_was FROM users WHERE id = gone.user_id;
    UPDATE users SET status = 'suspended' WHERE id = gone.user_id AND status = 'active';
    UPDATE taxpayers SET merged_into = lead.tpui, home_office_id = coalesce(lead.home_office_id, gone.home_office_id),
      home_office_source = CASE WHEN lead.home_office_id IS NULL THEN gone.home_office_source ELSE 'confirmed' END
      WHERE tpui = gone.tpui;
    RETURN new;
  END IF;
  SELECT * INTO done FROM taxpayer_merges WHERE from_tpui = gone.tpui AND into_tpui = lead.tpui AND action = 'merge' AND state = 'released'
    ORDER BY decided_at DESC LIMIT 1;
  IF gone.merged_into IS DISTINCT FROM lead.tpui OR done.id IS NULL THEN
    RAISE EXCEPTION 'they are not merged'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'taxpayer_merges_possible', TABLE = 'taxpayer_merges';
  END IF;
  UPDATE users SET status = 'active' WHERE id = gone.user_id AND status = 'suspended' AND done.account_was = 'active';
  UPDATE taxpayers SET merged_into = NULL, home_office_id = open_office(done.office_was), home_office_source = done.office_source_was WHERE tpui = gone.tpui;
  RETURN new;
END $$;

CREATE TRIGGER taxpayer_merges_enact BEFORE UPDATE ON taxpayer_merges FOR EACH ROW EXECUTE FUNCTION enact_taxpayer_merge();
