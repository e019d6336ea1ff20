-- Who goes is said with the plan; what was taken, searched and photographed while the team is out. None of it changes later.
CREATE OR REPLACE FUNCTION guard_visit_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT state FROM enforcement_visits WHERE id = new.visit_id) IS DISTINCT FROM (CASE tg_table_name WHEN 'enforcement_team' THEN 'planned' ELSE 'departed' END) THEN
    PERFORM refuse_enforcement('what was written stays', 'enforcement_visit_rows_fixed');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER enforcement_team_guard BEFORE INSERT ON enforcement_team FOR EACH ROW EXECUTE FUNCTION guard_visit_rows();
CREATE TRIGGER enforcement_goods_guard BEFORE INSERT ON enforcement_goods FOR EACH ROW EXECUTE FUNCTION guard_visit_rows();
CREATE TRIGGER enforcement_searches_guard BEFORE INSERT ON enforcement_searches FOR EACH ROW EXECUTE FUNCTION guard_visit_rows();
CREATE TRIGGER enforcement_photos_guard BEFORE INSERT ON enforcement_photos FOR EACH ROW EXECUTE FUNCTION guard_visit_rows();
CREATE TRIGGER enforcement_team_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON enforcement_team FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER enforcement_goods_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON enforcement_goods FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER enforcement_searches_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON enforcement_searches FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER enforcement_photos_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON enforcement_photos FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
