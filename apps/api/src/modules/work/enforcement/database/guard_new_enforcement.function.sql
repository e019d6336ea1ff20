-- It begins with a demand that has lapsed, of the same taxpayer and office, for what is owed of it.
CREATE OR REPLACE FUNCTION guard_new_enforcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state <> 'opened' THEN PERFORM refuse_enforcement('it begins with the legal check', 'enforcements_begin'); END IF;
  PERFORM require_enforceable(new.notice_id);
  IF NOT EXISTS (SELECT FROM demand_notices n, sums_of_demand(n.id) s
    WHERE n.id = new.notice_id AND n.tpui = new.tpui AND n.office_id = new.office_id AND s.open_kobo = new.debt_kobo) THEN
    PERFORM refuse_enforcement('the demand is another one''s, or asks another amount', 'enforcements_demand');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER enforcements_begin BEFORE INSERT ON enforcements FOR EACH ROW EXECUTE FUNCTION guard_new_enforcement();
