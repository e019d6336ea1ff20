-- For the module that takes a return: the first filing counts, and who files what nobody expected is in the register from then on.
CREATE OR REPLACE FUNCTION note_obligation_filed(of_tpui text, of_kind text, of_period date, on_day date) RETURNS void LANGUAGE sql AS $$
  INSERT INTO obligations AS o (tpui, kind, period_from, due_on, filed_on)
  VALUES (of_tpui, of_kind, of_period, due_day(of_kind, of_period), on_day)
  ON CONFLICT (tpui, kind, period_from) DO UPDATE SET filed_on = excluded.filed_on, ended_on = NULL WHERE o.filed_on IS NULL
$$;
