-- One day of a terminal, payment by payment, as its batch, the file and our receipts have it.
CREATE OR REPLACE FUNCTION terminal_day_lines(p_terminal uuid, p_day date) RETURNS TABLE (order_id text, at timestamptz, bill_reference text,
  receipt_number text, batch_kobo bigint, file_kobo bigint, receipt_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT k.order_id, coalesce(f.paid_at, b.paid_at, r.paid_at), r.bill_reference, r.receipt_number, b.amount_kobo, f.amount_kobo, r.amount_kobo
  FROM (
    SELECT order_id FROM terminal_lines WHERE terminal_id = p_terminal AND day = p_day
    UNION SELECT order_id FROM terminal_receipts WHERE terminal_id = p_terminal AND day = p_day
  ) k
  LEFT JOIN terminal_lines b ON b.source = 'batch' AND b.order_id = k.order_id AND b.terminal_id = p_terminal
  LEFT JOIN terminal_lines f ON f.source = 'file' AND f.order_id = k.order_id AND f.terminal_id = p_terminal
  LEFT JOIN terminal_receipts r ON r.order_id = k.order_id AND r.terminal_id = p_terminal
  WHERE coalesce(f.day, r.day, b.day) = p_day
$$;
