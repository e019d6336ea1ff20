-- Takes those out of the register who have no account and no part in a merge. The caller has seen that nothing else needs them.
-- Answers how many.
CREATE OR REPLACE FUNCTION remove_known_taxpayers(p_tpuis text[]) RETURNS bigint LANGUAGE sql AS $$
  WITH removed AS (
    DELETE FROM taxpayers t WHERE t.tpui = ANY (p_tpuis) AND t.user_id IS NULL AND t.merged_into IS NULL
      AND NOT EXISTS (SELECT FROM taxpayers m WHERE m.merged_into = t.tpui)
      AND NOT EXISTS (SELECT FROM taxpayer_merges m WHERE m.from_tpui = t.tpui)
      AND NOT EXISTS (SELECT FROM taxpayer_merges m WHERE m.into_tpui = t.tpui)
    RETURNING 1
  )
  SELECT count(*) FROM removed
$$;
