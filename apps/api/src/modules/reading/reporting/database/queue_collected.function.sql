CREATE OR REPLACE FUNCTION queue_collected() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO totals_queue (measure, status, day, mda_id, revenue_head_id, tax_office_id, lga_id, payer_category_id, expert_system_id,
    engine_code_id, channel_id, gateway_id, hour, documents, lines, kobo)
  SELECT 'collected', CASE WHEN is_void THEN 'void' ELSE 'receipt' END, day, mda_id, revenue_head_id, tax_office_id, lga_id,
    payer_category_id, expert_system_id, engine_code_id, channel_id, gateway_id, extract(hour FROM at AT TIME ZONE 'Africa/Lagos'),
    CASE WHEN position <> 1 THEN 0 WHEN is_void THEN -1 ELSE 1 END, CASE WHEN is_void THEN -1 ELSE 1 END, amount_kobo
  FROM added;
  RETURN NULL;
END $$;

CREATE TRIGGER collection_lines_queue AFTER INSERT ON collection_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION queue_collected();
