-- What a step needs, beside being one.
CREATE OR REPLACE FUNCTION check_enforcement_step(was enforcements, becomes enforcements) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  visit enforcement_visits;
  needed constant text := CASE becomes.state WHEN 'planned' THEN 'planned' WHEN 'approved' THEN 'approved' WHEN 'departed' THEN 'departed'
    WHEN 'held' THEN 'executed' END;
BEGIN
  IF becomes.state IN ('checked', 'noted', 'ordered') AND was.state IN ('opened', 'checked', 'noted')
    OR becomes.state IN ('planned', 'approved', 'departed', 'sale-noted', 'sale-ordered', 'sold') THEN
    PERFORM require_enforceable(was.notice_id);
  END IF;
  IF becomes.state = 'ordered' AND NOT EXISTS (SELECT FROM enforcement_orders
    WHERE id = becomes.order_id AND enforcement_id = was.id AND kind = 'distrain' AND compared_by IS NOT NULL) THEN
    PERFORM refuse_enforcement('there is no order that two persons compared', 'enforcements_order_compared');
  END IF;
  IF needed IS NOT NULL THEN
    SELECT * INTO visit FROM enforcement_visits WHERE id = becomes.visit_id;
    IF visit.state IS DISTINCT FROM needed THEN PERFORM refuse_enforcement('its visit is not ' || needed, 'enforcements_visit_stands'); END IF;
    PERFORM check_visit_is_ordered(visit);
  END IF;
  IF becomes.state = 'sale-noted' AND lagos_today() <= goods_kept_until(becomes.visit_id) THEN
    PERFORM refuse_enforcement('goods are kept fourteen days', 'enforcements_keeping_days');
  END IF;
  IF becomes.state = 'sale-ordered' AND NOT EXISTS (SELECT FROM enforcement_orders
    WHERE id = becomes.sale_order_id AND enforcement_id = was.id AND kind = 'sale' AND compared_by IS NOT NULL) THEN
    PERFORM refuse_enforcement('there is no sale order that two persons compared', 'enforcements_sale_compared');
  END IF;
  IF becomes.state = 'sold' AND NOT EXISTS (SELECT FROM enforcement_sales WHERE enforcement_id = was.id) THEN
    PERFORM refuse_enforcement('nothing says what the sale brought', 'enforcements_sale_noted');
  END IF;
  IF becomes.state = 'closed' AND NOT EXISTS (SELECT FROM enforcement_sales WHERE enforcement_id = was.id AND settled_at IS NOT NULL) THEN
    PERFORM refuse_enforcement('its surplus is not given back', 'enforcements_settled');
  END IF;
  IF becomes.state = 'cancelled' AND coalesce(enforcement_hindrance(was.notice_id), '') NOT IN ('paid', 'ended', 'demand-withdrawn') THEN
    PERFORM refuse_enforcement('its demand is owed', 'enforcements_owed');
  END IF;
END $$;
