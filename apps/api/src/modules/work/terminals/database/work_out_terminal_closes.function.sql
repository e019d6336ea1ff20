-- Works out the closes of these days anew. A close that two persons made stays as long as its figures do; when one of them changes, the
-- day is open again. Until the third day a batch or file that is missing is waited for; afterwards it is a difference.
CREATE OR REPLACE FUNCTION work_out_terminal_closes(p_from date, p_to date, p_today date) RETURNS void LANGUAGE sql AS $$
  INSERT INTO terminal_closes AS c (terminal_id, day, batch_kobo, batch_count, file_kobo, file_count, receipts_kobo, receipts_count, differing, state)
  SELECT t.id, d.day,
    CASE WHEN said.batch THEN s.batch_kobo END, CASE WHEN said.batch THEN s.batch_count END,
    CASE WHEN said.file THEN s.file_kobo END, CASE WHEN said.file THEN s.file_count END,
    s.receipts_kobo, s.receipts_count, s.differing,
    CASE WHEN NOT (said.batch AND said.file) AND p_today - d.day <= 2 THEN 'waiting' WHEN s.differing > 0 THEN 'differs'
      WHEN said.file AND (said.batch OR s.file_count = 0) THEN 'agrees' ELSE 'differs' END
  FROM terminals t
  CROSS JOIN (SELECT p_from + n AS day FROM generate_series(0, p_to - p_from) n) d
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(l.batch_kobo), 0)::bigint AS batch_kobo, count(l.batch_kobo)::int AS batch_count,
      coalesce(sum(l.file_kobo), 0)::bigint AS file_kobo, count(l.file_kobo)::int AS file_count,
      coalesce(sum(l.receipt_kobo), 0)::bigint AS receipts_kobo, count(l.receipt_kobo)::int AS receipts_count,
      (count(*) FILTER (WHERE l.batch_kobo IS DISTINCT FROM l.file_kobo OR l.file_kobo IS DISTINCT FROM l.receipt_kobo))::int AS differing,
      count(*) AS payments
    FROM terminal_day_lines(t.id, d.day) l
  ) s
  CROSS JOIN LATERAL (
    SELECT EXISTS (SELECT FROM terminal_reports x WHERE x.terminal_id = t.id AND x.day = d.day AND x.source = 'batch') AS batch,
      EXISTS (SELECT FROM terminal_reports x WHERE x.terminal_id = t.id AND x.day = d.day AND x.source = 'file') AS file
  ) said
  WHERE s.payments > 0 OR EXISTS (SELECT FROM terminal_closes k WHERE k.terminal_id = t.id AND k.day = d.day)
  ON CONFLICT (terminal_id, day) DO UPDATE SET batch_kobo = excluded.batch_kobo, batch_count = excluded.batch_count, file_kobo = excluded.file_kobo,
    file_count = excluded.file_count, receipts_kobo = excluded.receipts_kobo, receipts_count = excluded.receipts_count,
    differing = excluded.differing, state = excluded.state, finding = NULL, reason = NULL, proposed_by = NULL, proposed_at = NULL,
    decided_by = NULL, decided_at = NULL
  WHERE (c.batch_kobo, c.batch_count, c.file_kobo, c.file_count, c.receipts_kobo, c.receipts_count, c.differing) IS DISTINCT FROM
      (excluded.batch_kobo, excluded.batch_count, excluded.file_kobo, excluded.file_count, excluded.receipts_kobo, excluded.receipts_count, excluded.differing)
    OR (c.state IN ('waiting', 'agrees', 'differs') AND c.state <> excluded.state)
$$;
