-- How a paper stands at this moment, by how what it is of stands. Papers about a step of a case stay valid.
CREATE OR REPLACE FUNCTION law_paper_standing(paper law_papers) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN paper.kind = 'assessment' THEN CASE
      WHEN a.standing = 'withdrawn' THEN 'withdrawn'
      WHEN a.standing IN ('replaced', 'upheld', 'revised') THEN 'replaced'
      ELSE 'valid' END
    WHEN paper.kind = 'demand' AND (reading.demand_facts(paper.subject_id)).standing = 'withdrawn' THEN 'withdrawn'
    WHEN paper.kind = 'substitution' AND substitution_is_void(paper.subject_id) THEN 'withdrawn'
    WHEN paper.kind = 'penalty' AND penalty_is_lowered(paper.subject_id) THEN 'replaced'
    ELSE 'valid'
  END
  FROM (SELECT CASE WHEN paper.kind = 'assessment' THEN assessment_standing(paper.subject_id) END AS standing) a
$$;
