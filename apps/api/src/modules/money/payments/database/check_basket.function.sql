-- At commit: at least two bills, each for what it asked at that moment, and together the whole. They are all of the basket's payer, or all of
-- clients who let the agent pay who made it.
CREATE OR REPLACE FUNCTION check_basket() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  basket payment_baskets;
  parts int;
  whole numeric;
  by_consent int;
  foreigners int;
BEGIN
  SELECT * INTO basket FROM payment_baskets WHERE id = (to_jsonb(new) ->> CASE tg_table_name WHEN 'payment_baskets' THEN 'id' ELSE 'basket_id' END)::uuid;
  SELECT count(*), sum(p.amount_kobo), count(p.consent_id), count(*) FILTER (WHERE b.payer_tpui IS DISTINCT FROM basket.payer_tpui)
    INTO parts, whole, by_consent, foreigners
    FROM payment_basket_bills p JOIN bills b ON b.id = p.bill_id WHERE p.basket_id = basket.id;
  IF parts < 2 OR whole IS DISTINCT FROM basket.total_kobo OR by_consent NOT IN (0, parts) OR (by_consent = 0 AND foreigners > 0) THEN
    RAISE EXCEPTION 'basket % is not the sum of bills of its payer: % of %, % kobo of %', basket.reference, foreigners, parts, whole, basket.total_kobo
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_baskets_whole', TABLE = 'payment_baskets';
  END IF;
  PERFORM hold_basket_consents(basket.id);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER payment_basket_bills_whole AFTER INSERT ON payment_basket_bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_basket();
CREATE CONSTRAINT TRIGGER payment_baskets_whole AFTER INSERT ON payment_baskets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_basket();
