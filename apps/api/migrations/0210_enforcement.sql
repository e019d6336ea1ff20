-- Enforcement of demands that lapsed: cases, court orders, visits with their teams, inventories, searches and photographs, sales. New tables and the
-- law of their kind, which a process of the release before knows nothing of; foreign keys to `users`, `taxpayers`, `tax_offices` and `demand_notices`
-- take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE SEQUENCE enforcement_numbers;--> statement-breakpoint
CREATE TABLE enforcements (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL CONSTRAINT enforcements_number_key UNIQUE CONSTRAINT enforcements_number_check CHECK (number ~ '^ENF-[0-9]{4}-[0-9]{8}$'),
  notice_id uuid NOT NULL CONSTRAINT enforcements_notice_id_demand_notices_id_fk REFERENCES demand_notices (id),
  tpui text NOT NULL CONSTRAINT enforcements_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  office_id smallint NOT NULL CONSTRAINT enforcements_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  debt_kobo bigint NOT NULL CONSTRAINT enforcements_debt_check CHECK (debt_kobo BETWEEN 1 AND 9007199254740991),
  state text NOT NULL DEFAULT 'opened' CONSTRAINT enforcements_state_check CHECK (state IN ('opened', 'checked', 'noted', 'ordered', 'planned', 'approved',
    'departed', 'held', 'sale-noted', 'sale-ordered', 'sold', 'released', 'closed', 'cancelled', 'withdrawn')),
  opened_by uuid NOT NULL CONSTRAINT enforcements_opened_by_users_id_fk REFERENCES users (id),
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  checked_by uuid CONSTRAINT enforcements_checked_by_users_id_fk REFERENCES users (id),
  checked_at timestamptz,
  opinion text NOT NULL DEFAULT '' CONSTRAINT enforcements_opinion_check CHECK (length(opinion) <= 2000),
  order_id uuid,
  visit_id uuid,
  sale_order_id uuid,
  released_by uuid CONSTRAINT enforcements_released_by_users_id_fk REFERENCES users (id),
  released_at timestamptz,
  received_by text NOT NULL DEFAULT '' CONSTRAINT enforcements_received_by_check CHECK (length(received_by) <= 120),
  ended_by uuid CONSTRAINT enforcements_ended_by_users_id_fk REFERENCES users (id),
  ended_at timestamptz,
  end_reason text NOT NULL DEFAULT '' CONSTRAINT enforcements_end_reason_check CHECK (length(end_reason) <= 2000),
  CONSTRAINT enforcements_two_persons_check CHECK (checked_by IS DISTINCT FROM opened_by),
  CONSTRAINT enforcements_checked_check CHECK ((checked_by IS NULL) = (checked_at IS NULL) AND (checked_by IS NULL) = (opinion = '')
    AND (state IN ('opened', 'withdrawn', 'cancelled') OR checked_by IS NOT NULL)),
  CONSTRAINT enforcements_ordered_check CHECK (state IN ('opened', 'checked', 'noted', 'withdrawn', 'cancelled') OR order_id IS NOT NULL),
  CONSTRAINT enforcements_visited_check CHECK (CASE WHEN state IN ('planned', 'approved', 'departed', 'held', 'sale-noted', 'sale-ordered', 'sold', 'released', 'closed')
    THEN visit_id IS NOT NULL ELSE visit_id IS NULL END),
  CONSTRAINT enforcements_sale_ordered_check CHECK (state NOT IN ('sale-ordered', 'sold', 'closed') OR sale_order_id IS NOT NULL),
  CONSTRAINT enforcements_released_check CHECK ((state = 'released') = (released_by IS NOT NULL) AND (released_by IS NULL) = (released_at IS NULL)
    AND (released_by IS NULL) = (received_by = '')),
  CONSTRAINT enforcements_ended_check CHECK (CASE WHEN state IN ('released', 'closed', 'cancelled', 'withdrawn')
    THEN ended_at IS NOT NULL AND length(end_reason) >= 3 ELSE ended_at IS NULL AND ended_by IS NULL AND end_reason = '' END
    AND (state = 'cancelled' OR (ended_by IS NULL) = (ended_at IS NULL)))
);--> statement-breakpoint
CREATE UNIQUE INDEX enforcements_one_idx ON enforcements (notice_id) WHERE state NOT IN ('released', 'closed', 'cancelled', 'withdrawn');--> statement-breakpoint
CREATE INDEX enforcements_notice_id_idx ON enforcements (notice_id);--> statement-breakpoint
CREATE INDEX enforcements_tpui_idx ON enforcements (tpui, id);--> statement-breakpoint
CREATE INDEX enforcements_office_id_idx ON enforcements (office_id, id);--> statement-breakpoint
CREATE INDEX enforcements_opened_by_idx ON enforcements (opened_by);--> statement-breakpoint
CREATE INDEX enforcements_checked_by_idx ON enforcements (checked_by);--> statement-breakpoint
CREATE INDEX enforcements_released_by_idx ON enforcements (released_by);--> statement-breakpoint
CREATE INDEX enforcements_ended_by_idx ON enforcements (ended_by);--> statement-breakpoint
CREATE TABLE enforcement_orders (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  enforcement_id uuid NOT NULL CONSTRAINT enforcement_orders_enforcement_id_enforcements_id_fk REFERENCES enforcements (id),
  kind text NOT NULL CONSTRAINT enforcement_orders_kind_check CHECK (kind IN ('distrain', 'sale')),
  court text NOT NULL CONSTRAINT enforcement_orders_court_check CHECK (length(court) BETWEEN 3 AND 200),
  order_number text NOT NULL CONSTRAINT enforcement_orders_order_number_check CHECK (length(order_number) BETWEEN 3 AND 60),
  given_on date NOT NULL,
  valid_until date NOT NULL,
  place text NOT NULL CONSTRAINT enforcement_orders_place_check CHECK (length(place) BETWEEN 3 AND 300),
  may_seal boolean NOT NULL,
  may_take boolean NOT NULL,
  may_search boolean NOT NULL,
  covers_dwelling boolean NOT NULL,
  limit_kobo bigint CONSTRAINT enforcement_orders_limit_check CHECK (limit_kobo BETWEEN 1 AND 9007199254740991),
  paper text NOT NULL CONSTRAINT enforcement_orders_paper_check CHECK (length(paper) BETWEEN 3 AND 200),
  noted_by uuid NOT NULL CONSTRAINT enforcement_orders_noted_by_users_id_fk REFERENCES users (id),
  noted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  compared_by uuid CONSTRAINT enforcement_orders_compared_by_users_id_fk REFERENCES users (id),
  compared_at timestamptz,
  CONSTRAINT enforcement_orders_case_key UNIQUE (id, enforcement_id),
  CONSTRAINT enforcement_orders_days_check CHECK (valid_until >= given_on),
  CONSTRAINT enforcement_orders_high_court_check CHECK (kind <> 'sale' OR court ~* 'high court'),
  CONSTRAINT enforcement_orders_two_persons_check CHECK (compared_by <> noted_by),
  CONSTRAINT enforcement_orders_compared_check CHECK ((compared_by IS NULL) = (compared_at IS NULL))
);--> statement-breakpoint
CREATE INDEX enforcement_orders_enforcement_id_idx ON enforcement_orders (enforcement_id, id);--> statement-breakpoint
CREATE INDEX enforcement_orders_number_idx ON enforcement_orders (upper(order_number));--> statement-breakpoint
CREATE INDEX enforcement_orders_noted_by_idx ON enforcement_orders (noted_by);--> statement-breakpoint
CREATE INDEX enforcement_orders_compared_by_idx ON enforcement_orders (compared_by);--> statement-breakpoint
CREATE TABLE enforcement_visits (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  enforcement_id uuid NOT NULL CONSTRAINT enforcement_visits_enforcement_id_enforcements_id_fk REFERENCES enforcements (id),
  order_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'planned' CONSTRAINT enforcement_visits_state_check CHECK (state IN ('planned', 'approved', 'departed', 'executed', 'called-off')),
  place text NOT NULL CONSTRAINT enforcement_visits_place_check CHECK (length(place) BETWEEN 3 AND 300),
  is_dwelling boolean NOT NULL,
  consent_of text NOT NULL DEFAULT '' CONSTRAINT enforcement_visits_consent_check CHECK (length(consent_of) <= 120),
  will_seal boolean NOT NULL,
  will_take boolean NOT NULL,
  will_search boolean NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  witness text NOT NULL CONSTRAINT enforcement_visits_witness_check CHECK (length(witness) BETWEEN 3 AND 120),
  planned_by uuid NOT NULL CONSTRAINT enforcement_visits_planned_by_users_id_fk REFERENCES users (id),
  planned_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  approved_by uuid CONSTRAINT enforcement_visits_approved_by_users_id_fk REFERENCES users (id),
  approved_at timestamptz,
  asked_at timestamptz,
  departed_by uuid CONSTRAINT enforcement_visits_departed_by_users_id_fk REFERENCES users (id),
  departed_at timestamptz,
  ended_at timestamptz,
  end_reason text NOT NULL DEFAULT '' CONSTRAINT enforcement_visits_end_reason_check CHECK (length(end_reason) <= 2000),
  arrived_at timestamptz,
  left_at timestamptz,
  latitude double precision CONSTRAINT enforcement_visits_latitude_check CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CONSTRAINT enforcement_visits_longitude_check CHECK (longitude BETWEEN -180 AND 180),
  has_sealed boolean,
  signed_for text NOT NULL DEFAULT '' CONSTRAINT enforcement_visits_signed_for_check CHECK (length(signed_for) <= 120),
  refusal text NOT NULL DEFAULT '' CONSTRAINT enforcement_visits_refusal_check CHECK (length(refusal) <= 500),
  witnessed_by text CONSTRAINT enforcement_visits_witnessed_by_check CHECK (length(witnessed_by) BETWEEN 3 AND 120),
  costs_kobo bigint CONSTRAINT enforcement_visits_costs_check CHECK (costs_kobo BETWEEN 0 AND 9007199254740991),
  account text CONSTRAINT enforcement_visits_account_check CHECK (length(account) BETWEEN 3 AND 2000),
  noted_by uuid CONSTRAINT enforcement_visits_noted_by_users_id_fk REFERENCES users (id),
  noted_at timestamptz,
  CONSTRAINT enforcement_visits_case_key UNIQUE (id, enforcement_id),
  CONSTRAINT enforcement_visits_order_fk FOREIGN KEY (order_id, enforcement_id) REFERENCES enforcement_orders (id, enforcement_id),
  CONSTRAINT enforcement_visits_daytime_check CHECK ((starts_at AT TIME ZONE 'Africa/Lagos')::time >= '06:45' AND (ends_at AT TIME ZONE 'Africa/Lagos')::time <= '17:45'
    AND (starts_at AT TIME ZONE 'Africa/Lagos')::date = (ends_at AT TIME ZONE 'Africa/Lagos')::date AND ends_at > starts_at),
  CONSTRAINT enforcement_visits_something_check CHECK (will_seal OR will_take OR will_search),
  CONSTRAINT enforcement_visits_two_persons_check CHECK (approved_by <> planned_by),
  CONSTRAINT enforcement_visits_approved_check CHECK ((approved_by IS NULL) = (approved_at IS NULL) AND (state NOT IN ('approved', 'departed', 'executed') OR approved_by IS NOT NULL)),
  CONSTRAINT enforcement_visits_departed_check CHECK (num_nulls(asked_at, departed_by, departed_at) IN (0, 3) AND (state NOT IN ('departed', 'executed') OR departed_at IS NOT NULL)),
  CONSTRAINT enforcement_visits_asked_check CHECK (departed_at BETWEEN asked_at AND asked_at + interval '1 minute'),
  CONSTRAINT enforcement_visits_departure_check CHECK (departed_at BETWEEN starts_at - interval '2 hours' AND ends_at
    AND (departed_at AT TIME ZONE 'Africa/Lagos')::date = (starts_at AT TIME ZONE 'Africa/Lagos')::date),
  CONSTRAINT enforcement_visits_ended_check CHECK ((state = 'called-off') = (ended_at IS NOT NULL) AND (ended_at IS NOT NULL) = (length(end_reason) >= 3)),
  CONSTRAINT enforcement_visits_executed_check CHECK (CASE state
    WHEN 'executed' THEN num_nulls(arrived_at, left_at, latitude, longitude, has_sealed, witnessed_by, costs_kobo, account, noted_by, noted_at) = 0
      AND (length(signed_for) >= 3 OR length(refusal) >= 3) AND arrived_at >= departed_at AND left_at > arrived_at
      AND (arrived_at AT TIME ZONE 'Africa/Lagos')::time >= '06:45' AND (left_at AT TIME ZONE 'Africa/Lagos')::time <= '17:45'
      AND (left_at AT TIME ZONE 'Africa/Lagos')::date = (starts_at AT TIME ZONE 'Africa/Lagos')::date AND (will_seal OR NOT has_sealed)
    ELSE num_nonnulls(arrived_at, left_at, latitude, longitude, has_sealed, witnessed_by, costs_kobo, account, noted_by, noted_at) = 0
      AND signed_for = '' AND refusal = '' END)
);--> statement-breakpoint
CREATE INDEX enforcement_visits_enforcement_id_idx ON enforcement_visits (enforcement_id, id);--> statement-breakpoint
CREATE INDEX enforcement_visits_order_idx ON enforcement_visits (order_id, enforcement_id);--> statement-breakpoint
CREATE INDEX enforcement_visits_planned_by_idx ON enforcement_visits (planned_by);--> statement-breakpoint
CREATE INDEX enforcement_visits_approved_by_idx ON enforcement_visits (approved_by);--> statement-breakpoint
CREATE INDEX enforcement_visits_departed_by_idx ON enforcement_visits (departed_by);--> statement-breakpoint
CREATE INDEX enforcement_visits_noted_by_idx ON enforcement_visits (noted_by);--> statement-breakpoint
ALTER TABLE enforcements ADD CONSTRAINT enforcements_order_fk FOREIGN KEY (order_id, id) REFERENCES enforcement_orders (id, enforcement_id);--> statement-breakpoint
ALTER TABLE enforcements ADD CONSTRAINT enforcements_sale_order_fk FOREIGN KEY (sale_order_id, id) REFERENCES enforcement_orders (id, enforcement_id);--> statement-breakpoint
ALTER TABLE enforcements ADD CONSTRAINT enforcements_visit_fk FOREIGN KEY (visit_id, id) REFERENCES enforcement_visits (id, enforcement_id);--> statement-breakpoint
CREATE INDEX enforcements_order_idx ON enforcements (order_id, id);--> statement-breakpoint
CREATE INDEX enforcements_sale_order_idx ON enforcements (sale_order_id, id);--> statement-breakpoint
CREATE INDEX enforcements_visit_idx ON enforcements (visit_id, id);--> statement-breakpoint
CREATE TABLE enforcement_team (
  visit_id uuid NOT NULL CONSTRAINT enforcement_team_visit_id_enforcement_visits_id_fk REFERENCES enforcement_visits (id),
  user_id uuid NOT NULL CONSTRAINT enforcement_team_user_id_users_id_fk REFERENCES users (id),
  badge text NOT NULL CONSTRAINT enforcement_team_badge_check CHECK (length(badge) BETWEEN 2 AND 40),
  gender text NOT NULL CONSTRAINT enforcement_team_gender_check CHECK (gender IN ('female', 'male')),
  CONSTRAINT enforcement_team_pk PRIMARY KEY (visit_id, user_id),
  CONSTRAINT enforcement_team_badge_key UNIQUE (visit_id, badge),
  CONSTRAINT enforcement_team_gender_key UNIQUE (visit_id, user_id, gender)
);--> statement-breakpoint
CREATE INDEX enforcement_team_user_id_idx ON enforcement_team (user_id);--> statement-breakpoint
CREATE TABLE enforcement_goods (
  visit_id uuid NOT NULL CONSTRAINT enforcement_goods_visit_id_enforcement_visits_id_fk REFERENCES enforcement_visits (id),
  position smallint NOT NULL,
  what text NOT NULL CONSTRAINT enforcement_goods_what_check CHECK (length(what) BETWEEN 3 AND 200),
  kind text NOT NULL CONSTRAINT enforcement_goods_kind_check CHECK (kind IN ('goods', 'books')),
  value_kobo bigint NOT NULL CONSTRAINT enforcement_goods_value_check CHECK (value_kobo BETWEEN 0 AND 9007199254740991),
  kept_at text NOT NULL CONSTRAINT enforcement_goods_kept_at_check CHECK (length(kept_at) BETWEEN 3 AND 200),
  receipt text NOT NULL DEFAULT '' CONSTRAINT enforcement_goods_receipt_check CHECK (length(receipt) <= 60 AND (kind <> 'books' OR length(receipt) >= 2)),
  CONSTRAINT enforcement_goods_pk PRIMARY KEY (visit_id, position)
);--> statement-breakpoint
CREATE TABLE enforcement_searches (
  visit_id uuid NOT NULL CONSTRAINT enforcement_searches_visit_id_enforcement_visits_id_fk REFERENCES enforcement_visits (id),
  position smallint NOT NULL,
  searched text NOT NULL CONSTRAINT enforcement_searches_searched_check CHECK (length(searched) BETWEEN 3 AND 120),
  gender text NOT NULL,
  searched_by uuid NOT NULL CONSTRAINT enforcement_searches_searched_by_users_id_fk REFERENCES users (id),
  CONSTRAINT enforcement_searches_pk PRIMARY KEY (visit_id, position),
  CONSTRAINT enforcement_searches_same_gender_fk FOREIGN KEY (visit_id, searched_by, gender) REFERENCES enforcement_team (visit_id, user_id, gender)
);--> statement-breakpoint
CREATE INDEX enforcement_searches_team_idx ON enforcement_searches (visit_id, searched_by, gender);--> statement-breakpoint
CREATE INDEX enforcement_searches_searched_by_idx ON enforcement_searches (searched_by);--> statement-breakpoint
CREATE TABLE enforcement_photos (
  visit_id uuid NOT NULL CONSTRAINT enforcement_photos_visit_id_enforcement_visits_id_fk REFERENCES enforcement_visits (id),
  position smallint NOT NULL,
  digest text NOT NULL CONSTRAINT enforcement_photos_digest_check CHECK (digest ~ '^[0-9a-f]{64}$'),
  kept_at text NOT NULL CONSTRAINT enforcement_photos_kept_at_check CHECK (length(kept_at) BETWEEN 3 AND 200),
  CONSTRAINT enforcement_photos_pk PRIMARY KEY (visit_id, position)
);--> statement-breakpoint
CREATE TABLE enforcement_sales (
  enforcement_id uuid CONSTRAINT enforcement_sales_pk PRIMARY KEY CONSTRAINT enforcement_sales_enforcement_id_enforcements_id_fk REFERENCES enforcements (id),
  order_id uuid NOT NULL,
  sold_on date NOT NULL,
  proceeds_kobo bigint NOT NULL CONSTRAINT enforcement_sales_proceeds_check CHECK (proceeds_kobo BETWEEN 0 AND 9007199254740991),
  costs_kobo bigint NOT NULL CONSTRAINT enforcement_sales_costs_check CHECK (costs_kobo BETWEEN 0 AND 9007199254740991),
  debt_kobo bigint NOT NULL CONSTRAINT enforcement_sales_debt_check CHECK (debt_kobo BETWEEN 1 AND 9007199254740991),
  surplus_kobo bigint NOT NULL,
  noted_by uuid NOT NULL CONSTRAINT enforcement_sales_noted_by_users_id_fk REFERENCES users (id),
  noted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  returned_on date,
  proof text NOT NULL DEFAULT '' CONSTRAINT enforcement_sales_proof_check CHECK (length(proof) <= 200),
  settled_by uuid CONSTRAINT enforcement_sales_settled_by_users_id_fk REFERENCES users (id),
  settled_at timestamptz,
  CONSTRAINT enforcement_sales_order_fk FOREIGN KEY (order_id, enforcement_id) REFERENCES enforcement_orders (id, enforcement_id),
  CONSTRAINT enforcement_sales_surplus_check CHECK (surplus_kobo = greatest(0, proceeds_kobo - costs_kobo - debt_kobo)),
  CONSTRAINT enforcement_sales_two_persons_check CHECK (settled_by <> noted_by),
  CONSTRAINT enforcement_sales_settled_check CHECK (num_nulls(returned_on, settled_by, settled_at) IN (0, 3) AND (settled_by IS NULL) = (length(proof) < 3)),
  CONSTRAINT enforcement_sales_returned_check CHECK (returned_on >= sold_on)
);--> statement-breakpoint
CREATE INDEX enforcement_sales_order_idx ON enforcement_sales (order_id, enforcement_id);--> statement-breakpoint
CREATE INDEX enforcement_sales_noted_by_idx ON enforcement_sales (noted_by);--> statement-breakpoint
CREATE INDEX enforcement_sales_settled_by_idx ON enforcement_sales (settled_by);--> statement-breakpoint
ALTER TABLE enforcements ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE enforcement_orders ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE enforcement_visits ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE enforcement_team ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE enforcement_goods ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE enforcement_searches ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE enforcement_photos ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE enforcement_sales ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON enforcements, enforcement_orders, enforcement_visits, enforcement_team TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE enforcements IS 'A demand that lapsed and is enforced: checked by Legal, ordered by a court, visited, and released or sold.';--> statement-breakpoint
COMMENT ON COLUMN enforcements.state IS 'As its case stands; written with the step, in one transaction.';--> statement-breakpoint
COMMENT ON COLUMN enforcements.order_id IS 'The order to distrain that two persons compared. Nothing is planned without it.';--> statement-breakpoint
COMMENT ON COLUMN enforcements.visit_id IS 'The visit that stands; absent again when it was called off.';--> statement-breakpoint
COMMENT ON COLUMN enforcements.ended_by IS 'Nobody where the portal ended it, because nothing is owed.';--> statement-breakpoint
COMMENT ON TABLE enforcement_orders IS 'What a court allowed, as one person noted it and another compared it with the paper.';--> statement-breakpoint
COMMENT ON COLUMN enforcement_orders.covers_dwelling IS 'It is a warrant for a private dwelling, section 58(5).';--> statement-breakpoint
COMMENT ON COLUMN enforcement_orders.limit_kobo IS 'Goods up to this value; absent: up to the debt.';--> statement-breakpoint
COMMENT ON COLUMN enforcement_orders.paper IS 'Where the paper is kept.';--> statement-breakpoint
COMMENT ON TABLE enforcement_visits IS 'A visit by order of a court, as it was planned and approved, and what was done on it.';--> statement-breakpoint
COMMENT ON COLUMN enforcement_visits.asked_at IS 'When every bill was asked about before the team left: within a minute.';--> statement-breakpoint
COMMENT ON COLUMN enforcement_visits.signed_for IS 'Who signed the inventory for the taxpayer; empty where `refusal` says why nobody did.';--> statement-breakpoint
COMMENT ON TABLE enforcement_team IS 'Who goes on a visit, each with a badge: two or more.';--> statement-breakpoint
COMMENT ON TABLE enforcement_goods IS 'The inventory of a visit.';--> statement-breakpoint
COMMENT ON COLUMN enforcement_goods.receipt IS 'Of books, section 59(6): the number of the receipt that was left.';--> statement-breakpoint
COMMENT ON TABLE enforcement_searches IS 'Persons who were searched, each by somebody of the team and of the same gender, section 62(5).';--> statement-breakpoint
COMMENT ON TABLE enforcement_photos IS 'Photographs of a visit by their fingerprint, and where each is kept.';--> statement-breakpoint
COMMENT ON COLUMN enforcement_photos.digest IS 'SHA-256 of the picture.';--> statement-breakpoint
COMMENT ON TABLE enforcement_sales IS 'What a sale by order of the High Court brought, and what of it goes back within ninety days, section 61(7).';--> statement-breakpoint
COMMENT ON COLUMN enforcement_sales.debt_kobo IS 'What was owed at that moment.';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('enforcement', 'opened', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false),
  ('enforcement', 'checked', NULL, false),
  ('enforcement', 'noted', NULL, false),
  ('enforcement', 'ordered', NULL, false),
  ('enforcement', 'planned', NULL, false),
  ('enforcement', 'approved', NULL, false),
  ('enforcement', 'departed', NULL, false),
  ('enforcement', 'held', NULL, false),
  ('enforcement', 'sale-noted', NULL, false),
  ('enforcement', 'sale-ordered', NULL, false),
  ('enforcement', 'sold', NULL, false),
  ('enforcement', 'released', NULL, true),
  ('enforcement', 'closed', NULL, true),
  ('enforcement', 'cancelled', NULL, true),
  ('enforcement', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('enforcement', 'pass', 'opened', 'checked', ARRAY['legal']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('enforcement', 'refuse', 'opened', 'withdrawn', ARRAY['legal']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('enforcement', 'note-order', 'checked', 'noted', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'compare', 'noted', 'ordered', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], false, false, ARRAY['note-order']::text[], ARRAY[]::text[]),
  ('enforcement', 'return-order', 'noted', 'checked', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['note-order']::text[], ARRAY[]::text[]),
  ('enforcement', 'plan', 'ordered', 'planned', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'approve', 'planned', 'approved', ARRAY['Tax Office Director']::text[], false, false, ARRAY['plan']::text[], ARRAY[]::text[]),
  ('enforcement', 'call-off', 'planned', 'ordered', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'call-off', 'approved', 'ordered', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'depart', 'approved', 'departed', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'come-back', 'departed', 'ordered', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'rest', 'planned', 'ordered', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'rest', 'approved', 'ordered', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'execute', 'departed', 'held', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'release', 'held', 'released', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'release', 'sale-noted', 'released', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'release', 'sale-ordered', 'released', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'note-sale', 'held', 'sale-noted', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'compare-sale', 'sale-noted', 'sale-ordered', ARRAY['Tax Office Director']::text[], false, false, ARRAY['note-sale']::text[], ARRAY[]::text[]),
  ('enforcement', 'return-sale', 'sale-noted', 'held', ARRAY['Tax Office Director']::text[], true, false, ARRAY['note-sale']::text[], ARRAY[]::text[]),
  ('enforcement', 'sell', 'sale-ordered', 'sold', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'settle', 'sold', 'closed', ARRAY['Tax Office Director']::text[], false, false, ARRAY['sell']::text[], ARRAY[]::text[]),
  ('enforcement', 'cancel', 'opened', 'cancelled', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'cancel', 'checked', 'cancelled', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'cancel', 'noted', 'cancelled', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'cancel', 'ordered', 'cancelled', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'cancel', 'planned', 'cancelled', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'cancel', 'approved', 'cancelled', ARRAY['system']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('enforcement', 'withdraw', 'opened', 'withdrawn', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('enforcement', 'withdraw', 'checked', 'withdrawn', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('enforcement', 'withdraw', 'noted', 'withdrawn', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('enforcement', 'withdraw', 'ordered', 'withdrawn', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('enforcement', 'withdraw', 'planned', 'withdrawn', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('enforcement', 'withdraw', 'approved', 'withdrawn', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);
