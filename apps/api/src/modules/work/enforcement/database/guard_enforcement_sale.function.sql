-- Of goods that are held, by an order of sale that two persons compared, for what is owed; what is left goes back once.
CREATE OR REPLACE FUNCTION guard_enforcement_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  settled constant text[] := ARRAY['returned_on', 'proof', 'settled_by', 'settled_at'];
BEGIN
  IF tg_op = 'INSERT' THEN
    IF NOT EXISTS (SELECT FROM enforcements e JOIN enforcement_orders o ON o.id = e.sale_order_id, sums_of_demand(e.notice_id) s
      WHERE e.id = new.enforcement_id AND e.state = 'sale-ordered' AND o.id = new.order_id AND s.open_kobo = new.debt_kobo
        AND new.sold_on BETWEEN o.given_on AND least(o.valid_until, lagos_today())) OR new.settled_by IS NOT NULL THEN
      PERFORM refuse_enforcement('no court ordered this sale, or nothing is owed', 'enforcement_sales_ordered');
    END IF;
    RETURN new;
  END IF;
  IF old.settled_by IS NOT NULL OR to_jsonb(new) - settled <> to_jsonb(old) - settled THEN PERFORM refuse_enforcement('what was written stays', 'enforcement_sales_fixed'); END IF;
  IF new.returned_on > lagos_today() THEN PERFORM refuse_enforcement('what is left goes back today or before', 'enforcement_sales_returned_check'); END IF;
  RETURN new;
END $$;

CREATE TRIGGER enforcement_sales_guard BEFORE INSERT OR UPDATE ON enforcement_sales FOR EACH ROW EXECUTE FUNCTION guard_enforcement_sale();
CREATE TRIGGER enforcement_sales_no_delete BEFORE DELETE OR TRUNCATE ON enforcement_sales FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
