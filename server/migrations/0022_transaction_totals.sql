CREATE TABLE "transaction_totals" (
	"user_id" integer NOT NULL,
	"currency" text NOT NULL,
	"type" "transaction_type" NOT NULL,
	"status" "transaction_status" NOT NULL,
	"count" integer NOT NULL,
	"received" numeric(20, 6) NOT NULL,
	"taken" numeric(20, 6) NOT NULL,
	CONSTRAINT "transaction_totals_user_id_currency_type_status_pk" PRIMARY KEY("user_id","currency","type","status")
);
--> statement-breakpoint
ALTER TABLE "transaction_totals" ADD CONSTRAINT "transaction_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "count_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE transaction_totals
      SET count = count - 1, received = received - greatest(OLD.amount, 0), taken = taken - least(OLD.amount, 0)
      WHERE user_id = OLD.user_id AND currency = OLD.currency AND type = OLD.type AND status = OLD.status;
  END IF;
  INSERT INTO transaction_totals AS kept (user_id, currency, type, status, count, received, taken)
    VALUES (NEW.user_id, NEW.currency, NEW.type, NEW.status, 1, greatest(NEW.amount, 0), least(NEW.amount, 0))
  ON CONFLICT (user_id, currency, type, status) DO UPDATE
    SET count = kept.count + 1, received = kept.received + excluded.received, taken = kept.taken + excluded.taken;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- at the end, so that the totals of a user are the last row that a posting waits for
CREATE CONSTRAINT TRIGGER "transactions_counted" AFTER INSERT ON "transactions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_transaction"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "transactions_recounted" AFTER UPDATE ON "transactions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION "count_transaction"();--> statement-breakpoint
INSERT INTO "transaction_totals" SELECT "user_id", "currency", "type", "status", count(*), sum(greatest("amount", 0)), sum(least("amount", 0)) FROM "transactions" GROUP BY 1, 2, 3, 4;
