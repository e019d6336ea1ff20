-- Ways to pay are switched with a reason that stays, and what calls to providers came to is kept by minutes. New tables, a function.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "gateway_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway_id" text NOT NULL,
	"from_availability" "gateway_availability" NOT NULL,
	"to_availability" "gateway_availability" NOT NULL,
	"reason" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "gateway_changes_change_check" CHECK ("gateway_changes"."from_availability" <> "gateway_changes"."to_availability")
);
--> statement-breakpoint
CREATE TABLE "provider_minutes" (
	"provider" "payment_provider" NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	"failures" integer NOT NULL,
	"total_ms" bigint NOT NULL,
	"slowest_ms" integer NOT NULL,
	"last_reason" text,
	"last_failure_at" timestamp with time zone,
	"last_answer_at" timestamp with time zone,
	"circuit_open_at" timestamp with time zone,
	CONSTRAINT "provider_minutes_minute_provider_pk" PRIMARY KEY("minute","provider"),
	CONSTRAINT "provider_minutes_calls_check" CHECK ("provider_minutes"."calls" >= "provider_minutes"."failures" and "provider_minutes"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "gateway_changes" ADD CONSTRAINT "gateway_changes_gateway_id_payment_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "public"."payment_gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_changes_gateway_id_idx" ON "gateway_changes" USING btree ("gateway_id","id");--> statement-breakpoint
CREATE TRIGGER gateway_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON gateway_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- No answer to three calls or more in the last minutes, and none since: payers are told before they try.
CREATE FUNCTION is_provider_down(p_provider payment_provider) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(failures) >= 3 AND coalesce(max(last_answer_at), '-infinity') < max(last_failure_at), false)
  FROM provider_minutes WHERE provider = p_provider AND minute > now() - interval '4 minutes'
$$;
