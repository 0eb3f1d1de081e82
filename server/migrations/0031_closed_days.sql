CREATE TABLE "closed_days" (
	"day" date PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"postings" integer DEFAULT 0 NOT NULL,
	"entries" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "closed_days_month" CHECK ("closed_days"."month" = date_trunc('month', "closed_days"."day"::timestamp)::date)
);
--> statement-breakpoint
ALTER TABLE "closed_days" ADD CONSTRAINT "closed_days_month_closed_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."closed_months"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "entries_of_day"(wanted date, OUT postings integer, OUT entries jsonb) LANGUAGE sql STABLE AS $$
  -- the ids of a day follow each other, nearly: without their ends, all entries that there are would be read
  WITH posting AS MATERIALIZED (SELECT id FROM ledger_transfers WHERE day = wanted)
  SELECT
    (SELECT count(*) FROM posting)::integer,
    coalesce(jsonb_object_agg(currency, jsonb_build_object('count', count, 'turnover', turnover::text)), '{}')
  FROM (
    SELECT account.currency, count(*) AS count, sum(greatest(entry.amount, 0)) AS turnover
    FROM ledger_entries entry
    JOIN ledger_transfers transfer ON transfer.id = entry.transfer_id
    JOIN ledger_accounts account ON account.id = entry.account_id
    WHERE transfer.day = wanted AND entry.transfer_id BETWEEN (SELECT min(id) FROM posting) AND (SELECT max(id) FROM posting)
    GROUP BY account.currency
  ) AS counted
$$;--> statement-breakpoint
-- the days of a month that has lost entries have none, so that the check goes on to name it
INSERT INTO "closed_days" ("day", "month", "postings", "entries")
  WITH checked AS MATERIALIZED (SELECT month, entries = entries_of_month(month) AS unchanged FROM closed_months)
  SELECT day::date, month, counted.postings, CASE WHEN unchanged THEN counted.entries ELSE '{}' END
  FROM checked, generate_series(month, month + interval '1 month' - interval '1 day', interval '1 day') AS day,
    entries_of_day(day::date) AS counted;--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_closed_month"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  month_start date := date_trunc('month', CASE WHEN TG_TABLE_NAME = 'closed_months' THEN to_jsonb(NEW) ->> 'month' ELSE to_jsonb(NEW) ->> 'day' END::date);
  month_number integer := extract(year FROM month_start) * 12 + extract(month FROM month_start);
BEGIN
  -- a closing waits for the postings of its month that are under way, and the later ones wait for it
  IF TG_TABLE_NAME = 'closed_months' THEN
    PERFORM pg_advisory_xact_lock(1819567207, month_number);
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(1819567207, month_number);
  IF EXISTS (SELECT FROM closed_months WHERE month = month_start) THEN
    RAISE EXCEPTION 'the month % is closed', month_start;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "count_closed_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT counted.postings, counted.entries INTO NEW.postings, NEW.entries FROM entries_of_day(NEW.day) AS counted;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "closed_days_counted" BEFORE INSERT ON "closed_days" FOR EACH ROW EXECUTE FUNCTION "count_closed_day"();--> statement-breakpoint
CREATE TRIGGER "closed_days_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "closed_days" FOR EACH STATEMENT EXECUTE FUNCTION "keep_forever"();--> statement-breakpoint
CREATE FUNCTION "require_closed_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM closed_days WHERE month = NEW.month) <> (NEW.month + interval '1 month')::date - NEW.month THEN
    RAISE EXCEPTION 'the days of the closed month % are not counted', NEW.month;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- at the end: the days come after the month, whose lock keeps its entries as they are
CREATE CONSTRAINT TRIGGER "closed_months_counted" AFTER INSERT ON "closed_months" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_closed_days"();--> statement-breakpoint
DROP FUNCTION "entries_of_month";--> statement-breakpoint
ALTER TABLE "closed_months" DROP COLUMN "entries";