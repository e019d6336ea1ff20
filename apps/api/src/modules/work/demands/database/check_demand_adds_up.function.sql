-- At commit: the notice asks for its bills, to the kobo.
CREATE OR REPLACE FUNCTION check_demand_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_notice uuid := (to_jsonb(new) ->> CASE tg_table_name WHEN 'demand_notices' THEN 'id' ELSE 'notice_id' END)::uuid;
BEGIN
  IF (SELECT total_kobo FROM demand_notices WHERE id = of_notice) IS DISTINCT FROM
    (SELECT sum(amount_kobo)::bigint FROM demand_notice_bills WHERE notice_id = of_notice)
  THEN PERFORM refuse_demand('its bills do not come to its total', 'demand_notices_add_up'); END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER demand_notices_add_up AFTER INSERT ON demand_notices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION check_demand_adds_up();
CREATE CONSTRAINT TRIGGER demand_notice_bills_add_up AFTER INSERT ON demand_notice_bills DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION check_demand_adds_up();
