CREATE TABLE "paid_days" (
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"type" "transaction_type" NOT NULL,
	"count" integer NOT NULL,
	"received" numeric(20, 6) NOT NULL,
	"taken" numeric(20, 6) NOT NULL,
	CONSTRAINT "paid_days_day_currency_type_pk" PRIMARY KEY("day","currency","type")
);
--> statement-breakpoint
DROP INDEX "transactions_date";--> statement-breakpoint
DROP INDEX "transactions_user_id_date";--> statement-breakpoint
CREATE INDEX "invoices_number_begins" ON "invoices" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoices_serial" ON "invoices" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "transactions_type_date" ON "transactions" USING btree ("type","date","id");--> statement-breakpoint
CREATE INDEX "transactions_type_amount" ON "transactions" USING btree ("type","amount","id");--> statement-breakpoint
CREATE INDEX "transactions_not_paid" ON "transactions" USING btree ("status","date","id") WHERE "transactions"."status" <> 'paid';--> statement-breakpoint
CREATE INDEX "transactions_with_comment" ON "transactions" USING btree ("date","id") WHERE "transactions"."comment" <> '';--> statement-breakpoint
CREATE INDEX "transactions_date" ON "transactions" USING btree ("date","id","user_id","type","status","currency");--> statement-breakpoint
CREATE INDEX "transactions_user_id_date" ON "transactions" USING btree ("user_id","date","id","type","status","currency","amount");--> statement-breakpoint
CREATE FUNCTION "add_to_paid_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- days that are being added up wait for this transaction, or it for them
  PERFORM pg_advisory_xact_lock_shared(1885431140);
  IF (NEW.date AT TIME ZONE 'UTC')::date <= (SELECT max(day) FROM paid_days) THEN
    INSERT INTO paid_days AS kept (day, currency, type, count, received, taken)
      VALUES ((NEW.date AT TIME ZONE 'UTC')::date, NEW.currency, NEW.type, 1, greatest(NEW.amount, 0), least(NEW.amount, 0))
    ON CONFLICT (day, currency, type) DO UPDATE
      SET count = kept.count + 1, received = kept.received + excluded.received, taken = kept.taken + excluded.taken;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- only what comes with a date in the past: a payment of now has a day that is not over
CREATE TRIGGER "transactions_paid_earlier" AFTER INSERT ON "transactions" FOR EACH ROW WHEN (NEW.status = 'paid' AND NEW.date < now() - interval '30 minutes') EXECUTE FUNCTION "add_to_paid_days"();--> statement-breakpoint
CREATE TRIGGER "transactions_changed_to_paid_earlier" AFTER UPDATE ON "transactions" FOR EACH ROW WHEN (NEW.status = 'paid' AND OLD.status <> 'paid' AND NEW.date < now() - interval '30 minutes') EXECUTE FUNCTION "add_to_paid_days"();--> statement-breakpoint
INSERT INTO "paid_days" SELECT ("date" AT TIME ZONE 'UTC')::date, "currency", "type", count(*), sum(greatest("amount", 0)), sum(least("amount", 0)) FROM "transactions" WHERE "status" = 'paid' AND ("date" AT TIME ZONE 'UTC')::date < (now() AT TIME ZONE 'UTC')::date GROUP BY 1, 2, 3;
