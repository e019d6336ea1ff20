-- It begins with a demand of that taxpayer and office that has lapsed, asked by Legal, of somebody else in the register.
CREATE OR REPLACE FUNCTION guard_new_substitution() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state <> 'asked' OR new.approved_by IS NOT NULL OR new.served_on IS NOT NULL OR new.objected_on IS NOT NULL THEN
    PERFORM refuse_substitution('it begins when it is asked for', 'substitutions_begin');
  END IF;
  IF NOT acts_as(new.asked_by, ARRAY['legal']) THEN PERFORM refuse_substitution('Legal asks for it', 'substitutions_legal'); END IF;
  PERFORM require_enforceable(new.notice_id);
  IF NOT EXISTS (SELECT FROM demand_notices n WHERE n.id = new.notice_id AND n.tpui = new.tpui AND n.office_id = new.office_id) THEN
    PERFORM refuse_substitution('the demand is another one''s', 'substitutions_demand');
  END IF;
  IF reading.lead_of(new.holder_tpui) = reading.lead_of(new.tpui) THEN
    PERFORM refuse_substitution('nobody is appointed for their own tax', 'substitutions_another_check');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER substitutions_begin BEFORE INSERT ON substitutions FOR EACH ROW EXECUTE FUNCTION guard_new_substitution();
