-- Whoever waited for a turn has filed when they had come: `filed_at` is the moment that counts, and where it is not the moment of receipt both are kept
-- (docs/decisions/0892). The longest wait and stay are four hours (contracts, `arrivalCountsForMs`). Null: filed before both were kept, received at `filed_at`.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE filed_returns ADD COLUMN arrived_at timestamptz, ADD COLUMN received_at timestamptz;--> statement-breakpoint
ALTER TABLE filed_returns ADD CONSTRAINT filed_returns_arrival_check CHECK (
  CASE WHEN arrived_at IS NULL THEN received_at IS NULL OR received_at = filed_at
    ELSE coalesce(filed_at = arrived_at AND received_at BETWEEN arrived_at AND arrived_at + interval '4 hours', false) END) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE filed_returns VALIDATE CONSTRAINT filed_returns_arrival_check;--> statement-breakpoint
COMMENT ON COLUMN filed_returns.arrived_at IS 'When whoever filed it had come, where they waited for a turn: then it is `filed_at`, the moment that counts.';--> statement-breakpoint
COMMENT ON COLUMN filed_returns.received_at IS 'When it was received, whatever counts.';--> statement-breakpoint
ALTER TABLE paye_schedules ADD COLUMN arrived_at timestamptz, ADD COLUMN received_at timestamptz;--> statement-breakpoint
ALTER TABLE paye_schedules ADD CONSTRAINT paye_schedules_arrival_check CHECK (
  CASE WHEN arrived_at IS NULL THEN received_at IS NULL OR received_at = filed_at
    ELSE coalesce(filed_at = arrived_at AND received_at BETWEEN arrived_at AND arrived_at + interval '4 hours', false) END) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE paye_schedules VALIDATE CONSTRAINT paye_schedules_arrival_check;--> statement-breakpoint
COMMENT ON COLUMN paye_schedules.arrived_at IS 'When whoever filed it had come, where they waited for a turn: then it is `filed_at`, the moment that counts.';--> statement-breakpoint
COMMENT ON COLUMN paye_schedules.received_at IS 'When it was received, whatever counts.';--> statement-breakpoint
ALTER TABLE withholding_schedules ADD COLUMN arrived_at timestamptz, ADD COLUMN received_at timestamptz;--> statement-breakpoint
ALTER TABLE withholding_schedules ADD CONSTRAINT withholding_schedules_arrival_check CHECK (
  CASE WHEN arrived_at IS NULL THEN received_at IS NULL OR received_at = filed_at
    ELSE coalesce(filed_at = arrived_at AND received_at BETWEEN arrived_at AND arrived_at + interval '4 hours', false) END) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE withholding_schedules VALIDATE CONSTRAINT withholding_schedules_arrival_check;--> statement-breakpoint
COMMENT ON COLUMN withholding_schedules.arrived_at IS 'When whoever filed it had come, where they waited for a turn: then it is `filed_at`, the moment that counts.';--> statement-breakpoint
COMMENT ON COLUMN withholding_schedules.received_at IS 'When it was received, whatever counts.';--> statement-breakpoint
ALTER TABLE paye_returns ADD COLUMN arrived_at timestamptz, ADD COLUMN received_at timestamptz;--> statement-breakpoint
ALTER TABLE paye_returns ADD CONSTRAINT paye_returns_arrival_check CHECK (
  CASE WHEN arrived_at IS NULL THEN received_at IS NULL OR received_at = filed_at
    ELSE coalesce(filed_at = arrived_at AND received_at BETWEEN arrived_at AND arrived_at + interval '4 hours', false) END) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE paye_returns VALIDATE CONSTRAINT paye_returns_arrival_check;--> statement-breakpoint
COMMENT ON COLUMN paye_returns.arrived_at IS 'When whoever filed it had come, where they waited for a turn: then it is `filed_at`, the moment that counts.';--> statement-breakpoint
COMMENT ON COLUMN paye_returns.received_at IS 'When it was received, whatever counts.';
