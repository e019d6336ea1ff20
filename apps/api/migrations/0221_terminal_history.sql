-- What each terminal was, from when: the monthly list for the Central Bank tells the state of that month. A new table, which a process of the release
-- before knows nothing of. Of steps before today it is known that they were made, and not when: those begin today.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE terminal_history (
  terminal_id uuid NOT NULL CONSTRAINT terminal_history_terminal_id_terminals_id_fk REFERENCES terminals (id),
  since timestamptz NOT NULL DEFAULT clock_timestamp(),
  state text NOT NULL CONSTRAINT terminal_history_state_check CHECK (state IN ('in-stock', 'deployed', 'moved', 'blocked', 'lost', 'retired')),
  agent_tpui text CONSTRAINT terminal_history_agent_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  place text NOT NULL CONSTRAINT terminal_history_place_check CHECK (length(place) <= 200),
  CONSTRAINT terminal_history_pkey PRIMARY KEY (terminal_id, since)
);--> statement-breakpoint
CREATE INDEX terminal_history_agent_tpui_idx ON terminal_history (agent_tpui);--> statement-breakpoint
ALTER TABLE terminal_history ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE terminal_history IS 'What a terminal was from a moment on: its state, whose it was and where it stood.';--> statement-breakpoint
INSERT INTO terminal_history (terminal_id, since, state, agent_tpui, place) SELECT id, added_at, 'in-stock', NULL, '' FROM terminals;--> statement-breakpoint
INSERT INTO terminal_history (terminal_id, since, state, agent_tpui, place)
SELECT t.id, greatest(coalesce(CASE WHEN t.state = 'deployed' THEN c.decided_at END, clock_timestamp()), t.added_at + interval '1 microsecond'),
  t.state, t.agent_tpui, t.place
FROM terminals t
LEFT JOIN LATERAL (SELECT max(a.decided_at) AS decided_at FROM terminal_changes a WHERE a.terminal_id = t.id AND a.verdict = 'approved') c ON true
WHERE t.state <> 'in-stock' OR t.agent_tpui IS NOT NULL OR t.place <> '';--> statement-breakpoint
GRANT SELECT ON terminal_history TO portal_read_state;
