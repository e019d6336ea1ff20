-- Who may go, and by what: a proposal that another SuperAdmin approved; a taxpayer by themselves, which holds for the transaction alone
-- (`portal.closed_by`); an erasure by data-protection law that another person answered than who wrote it down.
CREATE OR REPLACE FUNCTION guard_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM account_deletions WHERE user_id = new.id AND state = 'approved')
    OR (current_setting('portal.closed_by', true) = new.id::text AND role_kind(active_role(new.id)) = 'taxpayer')
    OR EXISTS (
      SELECT FROM data_requests r JOIN work_items w ON w.kind = 'data-request' AND w.subject = 'data-request:' || r.id
        JOIN work_steps o ON o.item_id = w.id AND o.number = 1
        JOIN work_steps a ON a.item_id = w.id AND a.move = 'answer'
      WHERE r.user_id = new.id AND r."right" = 'erasure' AND w.state = 'answered' AND a.user_id <> o.user_id)
  THEN RETURN new; END IF;
  RAISE EXCEPTION 'an account is deleted by two persons'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'users_deleted_by_two', TABLE = 'users';
END $$;

CREATE TRIGGER users_deleted_by_two BEFORE UPDATE OF status ON users FOR EACH ROW
  WHEN (new.status = 'deleted' AND old.status <> 'deleted') EXECUTE FUNCTION guard_deleted_account();
