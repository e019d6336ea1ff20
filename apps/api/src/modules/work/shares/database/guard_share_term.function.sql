-- A row is what two persons agreed, and ends on the day two persons agreed; nothing else of it changes. What is generated is not there yet.
CREATE OR REPLACE FUNCTION guard_share_term() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' AND EXISTS (
      SELECT FROM share_changes c WHERE c.id = new.id AND c.verdict = 'approved' AND c.ends_term_id IS NULL
        AND (c.party, c.expert_system_id, c.agent_tpui, c.revenue_head_id, c.basis_points, c.flat_kobo, c.cap_kobo, c.valid_from, c.valid_until)
          IS NOT DISTINCT FROM
          (new.party, new.expert_system_id, new.agent_tpui, new.revenue_head_id, new.basis_points, new.flat_kobo, new.cap_kobo, new.valid_from, new.valid_until))
    OR tg_op = 'UPDATE' AND (to_jsonb(new) - ARRAY['valid_until', 'subject']) = (to_jsonb(old) - ARRAY['valid_until', 'subject']) AND EXISTS (
      SELECT FROM share_changes c WHERE c.id = nullif(current_setting('portal.share_change', true), '')::uuid AND c.verdict = 'approved'
        AND c.ends_term_id = new.id AND c.valid_until = new.valid_until)
  THEN RETURN new; END IF;
  RAISE EXCEPTION 'what somebody earns is changed by two persons'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'share_terms_two_persons', TABLE = 'share_terms';
END $$;

CREATE TRIGGER share_terms_guard BEFORE INSERT OR UPDATE ON share_terms FOR EACH ROW EXECUTE FUNCTION guard_share_term();
