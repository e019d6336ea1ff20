CREATE OR REPLACE FUNCTION guard_redirects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT unnest(new.allowed_redirects)
    EXCEPT SELECT unnest(CASE tg_op WHEN 'UPDATE' THEN old.allowed_redirects END)
    EXCEPT SELECT r.address FROM redirect_requests r
      JOIN work_items w ON w.kind = 'redirect-release' AND w.subject = 'redirect:' || r.id AND w.state = 'released'
      WHERE r.expert_system_id = new.id
  ) AND NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = tg_relid), 'USAGE') THEN
    RAISE EXCEPTION 'an address of expert system % was released by nobody', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'expert_systems_redirects_released', TABLE = 'expert_systems';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER expert_systems_redirects_guard BEFORE INSERT OR UPDATE OF allowed_redirects ON expert_systems
  FOR EACH ROW EXECUTE FUNCTION guard_redirects();
