-- payments that are under way end first, and later ones are counted by the new function
LOCK TABLE "transactions" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- the task that adds days up ends first, too
SELECT pg_advisory_xact_lock(1885431140);--> statement-breakpoint
DROP TABLE "paid_amounts";--> statement-breakpoint
CREATE TABLE "paid_amounts" (
	"month" date NOT NULL,
	"band" integer NOT NULL,
	"currency" text NOT NULL,
	"type" "transaction_type" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "paid_amounts_month_band_currency_type_pk" PRIMARY KEY("month","band","currency","type")
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_to_paid_days"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid_on date := (NEW.date AT TIME ZONE 'UTC')::date;
BEGIN
  -- days that are being added up wait for this transaction, or it for them
  PERFORM pg_advisory_xact_lock_shared(1885431140);
  IF paid_on <= (SELECT max(day) FROM paid_days) THEN
    INSERT INTO paid_days AS kept (day, currency, type, count, received, taken)
      VALUES (paid_on, NEW.currency, NEW.type, 1, greatest(NEW.amount, 0), least(NEW.amount, 0))
    ON CONFLICT (day, currency, type) DO UPDATE
      SET count = kept.count + 1, received = kept.received + excluded.received, taken = kept.taken + excluded.taken;
    INSERT INTO paid_amounts AS kept (month, band, currency, type, count)
      VALUES (date_trunc('month', paid_on::timestamp)::date, amount_band(NEW.amount), NEW.currency, NEW.type, 1)
    ON CONFLICT (month, band, currency, type) DO UPDATE SET count = kept.count + 1;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
INSERT INTO "paid_amounts" SELECT date_trunc('month', "date" AT TIME ZONE 'UTC')::date, amount_band("amount"), "currency", "type", count(*) FROM "transactions" WHERE "status" = 'paid' AND "date" < ((SELECT max("day") FROM "paid_days") + 1)::timestamp AT TIME ZONE 'UTC' GROUP BY 1, 2, 3, 4;
