CREATE TABLE "ledger_checks" (
	"day" date PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advert_days" ALTER COLUMN "spend" SET DATA TYPE numeric(16, 6);--> statement-breakpoint
ALTER TABLE "campaign_days" ALTER COLUMN "spend" SET DATA TYPE numeric(16, 6);--> statement-breakpoint
ALTER TABLE "campaign_totals" ALTER COLUMN "spend" SET DATA TYPE numeric(20, 6);--> statement-breakpoint
ALTER TABLE "site_days" DROP COLUMN "revenue";--> statement-breakpoint
ALTER TABLE "site_days" ALTER COLUMN "spend" SET DATA TYPE numeric(18, 8);--> statement-breakpoint
ALTER TABLE "site_days" ADD COLUMN "revenue" numeric(22, 8) GENERATED ALWAYS AS (spend * revenue_share / 100) STORED;--> statement-breakpoint
ALTER TABLE "closed_months" ADD COLUMN "entries" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  not_fixed text[] := ARRAY['version', 'updated_by', 'updated_at'];
BEGIN
  IF (NEW.user_id, NEW.type, NEW.amount, NEW.currency, NEW.covers_day, NEW.reverts_id, NEW.created_by, NEW.idempotency_key)
    IS DISTINCT FROM (OLD.user_id, OLD.type, OLD.amount, OLD.currency, OLD.covers_day, OLD.reverts_id, OLD.created_by, OLD.idempotency_key)
    OR (OLD.status IN ('paid', 'rejected', 'cancelled') AND NEW.status <> OLD.status) THEN
    RAISE EXCEPTION 'a transaction only changes its status, and only until it has ended';
  END IF;
  IF OLD.status IN ('paid', 'rejected', 'cancelled') AND (to_jsonb(NEW) - not_fixed) IS DISTINCT FROM (to_jsonb(OLD) - not_fixed) THEN
    RAISE EXCEPTION 'a transaction that has ended stays as it is';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "entries_of_month"(month_start date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_object_agg(currency, jsonb_build_object('count', count, 'turnover', turnover::text)), '{}')
  FROM (
    SELECT account.currency, count(*) AS count, sum(greatest(entry.amount, 0)) AS turnover
    FROM ledger_transfers transfer
    JOIN ledger_entries entry ON entry.transfer_id = transfer.id
    JOIN ledger_accounts account ON account.id = entry.account_id
    WHERE transfer.day >= month_start AND transfer.day < month_start + interval '1 month'
    GROUP BY account.currency
  ) AS counted
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_closed_month"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  month_start date := date_trunc('month', CASE WHEN TG_TABLE_NAME = 'closed_months' THEN to_jsonb(NEW) ->> 'month' ELSE to_jsonb(NEW) ->> 'day' END::date);
  month_number integer := extract(year FROM month_start) * 12 + extract(month FROM month_start);
BEGIN
  -- a closing waits for the postings of its month that are under way, and the later ones wait for it
  IF TG_TABLE_NAME = 'closed_months' THEN
    PERFORM pg_advisory_xact_lock(1819567207, month_number);
    NEW.entries := entries_of_month(month_start);
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(1819567207, month_number);
  IF EXISTS (SELECT FROM closed_months WHERE month = month_start) THEN
    RAISE EXCEPTION 'the month % is closed', month_start;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
ALTER TABLE "closed_months" DISABLE TRIGGER "closed_months_kept";--> statement-breakpoint
UPDATE "closed_months" SET "entries" = entries_of_month("month");--> statement-breakpoint
ALTER TABLE "closed_months" ENABLE TRIGGER "closed_months_kept";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "guard_balance_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.balance <> 0 OR TG_OP = 'UPDATE' AND NEW.balance <> OLD.balance AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'the balance of a user comes from the ledger';
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.currency <> OLD.currency THEN
    -- days have no currency of their own: they are posted in that of the user
    IF EXISTS (SELECT FROM spend_days WHERE user_id = NEW.id) OR EXISTS (SELECT FROM income_days WHERE user_id = NEW.id) THEN
      RAISE EXCEPTION 'spend or income of the user is counted in %', OLD.currency;
    END IF;
    SELECT coalesce(sum(balance), 0) INTO NEW.balance FROM ledger_accounts WHERE owner_id = NEW.id AND currency = NEW.currency;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
INSERT INTO "ledger_checks" ("day") VALUES (((now() - interval '2 hours') AT TIME ZONE 'UTC')::date);