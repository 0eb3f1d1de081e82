-- payments that are under way end first, and later ones are counted by the new function
LOCK TABLE "transactions" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- the task that adds days up ends first, too
SELECT pg_advisory_xact_lock(1885431140);--> statement-breakpoint
CREATE TABLE "paid_amounts" (
	"band" integer NOT NULL,
	"currency" text NOT NULL,
	"type" "transaction_type" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "paid_amounts_band_currency_type_pk" PRIMARY KEY("band","currency","type")
);
--> statement-breakpoint
-- how many digits the amount has in cents, and the first two of them; the order of bands is that of amounts
CREATE FUNCTION "amount_band"(amount numeric) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT sign(amount)::integer * (length(trunc(abs(amount) * 100)::text) * 100 + left(trunc(abs(amount) * 100)::text, 2)::integer)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_to_paid_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- days that are being added up wait for this transaction, or it for them
  PERFORM pg_advisory_xact_lock_shared(1885431140);
  IF (NEW.date AT TIME ZONE 'UTC')::date <= (SELECT max(day) FROM paid_days) THEN
    INSERT INTO paid_days AS kept (day, currency, type, count, received, taken)
      VALUES ((NEW.date AT TIME ZONE 'UTC')::date, NEW.currency, NEW.type, 1, greatest(NEW.amount, 0), least(NEW.amount, 0))
    ON CONFLICT (day, currency, type) DO UPDATE
      SET count = kept.count + 1, received = kept.received + excluded.received, taken = kept.taken + excluded.taken;
    INSERT INTO paid_amounts AS kept (band, currency, type, count)
      VALUES (amount_band(NEW.amount), NEW.currency, NEW.type, 1)
    ON CONFLICT (band, currency, type) DO UPDATE SET count = kept.count + 1;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
INSERT INTO "paid_amounts" SELECT amount_band("amount"), "currency", "type", count(*) FROM "transactions" WHERE "status" = 'paid' AND "date" < ((SELECT max("day") FROM "paid_days") + 1)::timestamp AT TIME ZONE 'UTC' GROUP BY 1, 2, 3;
