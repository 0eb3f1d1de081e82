CREATE TYPE "public"."invoice_kind" AS ENUM('invoice', 'act');--> statement-breakpoint
CREATE TYPE "public"."invoice_status" AS ENUM('draft', 'issued', 'paid', 'void');--> statement-breakpoint
CREATE TYPE "public"."transaction_status" AS ENUM('waiting', 'processing', 'paid', 'rejected', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."transaction_type" AS ENUM('deposit', 'withdrawal', 'spend', 'income', 'refund', 'bonus', 'correction');--> statement-breakpoint
CREATE TABLE "closed_months" (
	"month" date PRIMARY KEY NOT NULL,
	"closed_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"kind" "invoice_kind" NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "invoice_kind" NOT NULL,
	"status" "invoice_status" NOT NULL,
	"user_id" integer NOT NULL,
	"transaction_id" integer,
	"year" integer,
	"serial" integer,
	"number" text GENERATED ALWAYS AS (year::text || '-' || lpad(serial::text, 6, '0')) STORED,
	"currency" text NOT NULL,
	"amount" numeric(20, 6) NOT NULL,
	"vat" numeric(20, 6) NOT NULL,
	"total" numeric(20, 6) NOT NULL,
	"vat_rate" numeric(4, 2) NOT NULL,
	"period" date,
	"lines" jsonb NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "invoices_kind_year_serial" UNIQUE("kind","year","serial"),
	CONSTRAINT "invoices_sum" CHECK ("invoices"."amount" + "invoices"."vat" = "invoices"."total"),
	CONSTRAINT "invoices_number" CHECK (("invoices"."status" = 'draft') = ("invoices"."serial" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" numeric(20, 6) DEFAULT '0' NOT NULL,
	"credit_limit" numeric(20, 6) DEFAULT '0' NOT NULL,
	CONSTRAINT "ledger_accounts_owner_id_currency_kind" UNIQUE NULLS NOT DISTINCT("owner_id","currency","kind"),
	CONSTRAINT "ledger_accounts_kind" CHECK (("ledger_accounts"."owner_id" is not null) = ("ledger_accounts"."kind" in ('balance', 'held'))),
	CONSTRAINT "ledger_accounts_floor" CHECK ("ledger_accounts"."balance" + "ledger_accounts"."credit_limit" >= 0),
	CONSTRAINT "ledger_accounts_credit_limit" CHECK ("ledger_accounts"."credit_limit" >= 0 and ("ledger_accounts"."kind" = 'balance' or "ledger_accounts"."credit_limit" = 0))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"amount" numeric(20, 6) NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"step" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "ledger_transfers_transaction_id_step" UNIQUE("transaction_id","step")
);
--> statement-breakpoint
CREATE TABLE "spend_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"spend" numeric(20, 6) NOT NULL,
	"posted" numeric(20, 6) DEFAULT '0' NOT NULL,
	CONSTRAINT "spend_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" "transaction_type" NOT NULL,
	"amount" numeric(20, 6) NOT NULL,
	"currency" text NOT NULL,
	"status" "transaction_status" NOT NULL,
	"method" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"reject_reason" text DEFAULT '' NOT NULL,
	"requisites" jsonb,
	"covers_day" date,
	"reverts_id" integer,
	"balance_after" numeric(20, 6),
	"created_by" integer,
	"idempotency_key" uuid,
	"request_hash" text,
	"date" timestamp (6) with time zone DEFAULT clock_timestamp() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "transactions_amount_not_zero" CHECK ("transactions"."amount" <> 0),
	CONSTRAINT "transactions_paid_at" CHECK (("transactions"."status" = 'paid') = ("transactions"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "balance" SET DATA TYPE numeric(20, 6);--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "balance" SET DEFAULT '0';--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "min_withdrawal" numeric(20, 6) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spend_days" ADD CONSTRAINT "spend_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_reverts_id_transactions_id_fk" FOREIGN KEY ("reverts_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_act" ON "invoices" USING btree ("user_id","period","currency") WHERE "invoices"."kind" = 'act' and "invoices"."status" <> 'void';--> statement-breakpoint
CREATE INDEX "invoices_user_id" ON "invoices" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_transfer_id" ON "ledger_entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account_id" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_resolved_once" ON "ledger_transfers" USING btree ("transaction_id") WHERE "ledger_transfers"."step" <> 'hold';--> statement-breakpoint
CREATE INDEX "ledger_transfers_day" ON "ledger_transfers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "spend_days_unposted" ON "spend_days" USING btree ("user_id","day") WHERE "spend_days"."spend" <> "spend_days"."posted";--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_idempotency_key" ON "transactions" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_reverts_id" ON "transactions" USING btree ("reverts_id");--> statement-breakpoint
CREATE INDEX "transactions_date" ON "transactions" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "transactions_user_id_date" ON "transactions" USING btree ("user_id","date","id");--> statement-breakpoint
CREATE INDEX "transactions_covers_day" ON "transactions" USING btree ("user_id","covers_day","type");--> statement-breakpoint
CREATE INDEX "transactions_amount" ON "transactions" USING btree ("amount","id");--> statement-breakpoint
CREATE FUNCTION "keep_forever"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "keep_forever"();--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transfers" FOR EACH STATEMENT EXECUTE FUNCTION "keep_forever"();--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_kept" BEFORE DELETE OR TRUNCATE ON "ledger_accounts" FOR EACH STATEMENT EXECUTE FUNCTION "keep_forever"();--> statement-breakpoint
CREATE TRIGGER "transactions_kept" BEFORE DELETE OR TRUNCATE ON "transactions" FOR EACH STATEMENT EXECUTE FUNCTION "keep_forever"();--> statement-breakpoint
CREATE TRIGGER "closed_months_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "closed_months" FOR EACH STATEMENT EXECUTE FUNCTION "keep_forever"();--> statement-breakpoint
CREATE FUNCTION "add_entry_to_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id AND owner_id IS NOT NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_inserted" AFTER INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "add_entry_to_account"();--> statement-breakpoint
CREATE FUNCTION "require_zero_sum"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posting integer := CASE WHEN TG_TABLE_NAME = 'ledger_entries' THEN to_jsonb(NEW) ->> 'transfer_id' ELSE to_jsonb(NEW) ->> 'id' END;
  sides integer;
BEGIN
  SELECT count(*) INTO sides FROM ledger_entries WHERE transfer_id = posting;
  IF sides < 2 OR EXISTS (
    SELECT FROM ledger_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
    WHERE entry.transfer_id = posting GROUP BY account.currency HAVING sum(entry.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'the entries of posting % do not sum to zero', posting;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transfers_zero_sum" AFTER INSERT ON "ledger_transfers" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_zero_sum"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_zero_sum" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "require_zero_sum"();--> statement-breakpoint
CREATE FUNCTION "refuse_closed_month"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "ledger_transfers_closed_month" BEFORE INSERT ON "ledger_transfers" FOR EACH ROW EXECUTE FUNCTION "refuse_closed_month"();--> statement-breakpoint
CREATE TRIGGER "closed_months_inserted" BEFORE INSERT ON "closed_months" FOR EACH ROW EXECUTE FUNCTION "refuse_closed_month"();--> statement-breakpoint
CREATE FUNCTION "guard_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.user_id, NEW.type, NEW.amount, NEW.currency, NEW.covers_day, NEW.reverts_id, NEW.created_by, NEW.idempotency_key)
    IS DISTINCT FROM (OLD.user_id, OLD.type, OLD.amount, OLD.currency, OLD.covers_day, OLD.reverts_id, OLD.created_by, OLD.idempotency_key)
    OR (OLD.status IN ('paid', 'rejected', 'cancelled') AND NEW.status <> OLD.status) THEN
    RAISE EXCEPTION 'a transaction only changes its status, and only until it has ended';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "transactions_guarded" BEFORE UPDATE ON "transactions" FOR EACH ROW EXECUTE FUNCTION "guard_transaction"();--> statement-breakpoint
CREATE TABLE "opening_balances" AS SELECT "id", "currency", "balance" FROM "users" WHERE "balance" <> 0;--> statement-breakpoint
UPDATE "users" SET "balance" = 0 WHERE "balance" <> 0;--> statement-breakpoint
CREATE FUNCTION "guard_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- the trigger of an entry is one level above
  IF TG_OP = 'INSERT' AND NEW.balance <> 0 OR TG_OP = 'UPDATE' AND (
    (NEW.balance <> OLD.balance AND pg_trigger_depth() < 2)
    OR (NEW.owner_id, NEW.kind, NEW.currency) IS DISTINCT FROM (OLD.owner_id, OLD.kind, OLD.currency)
  ) THEN
    RAISE EXCEPTION 'the balance of an account only changes by its entries';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_guarded" BEFORE INSERT OR UPDATE ON "ledger_accounts" FOR EACH ROW EXECUTE FUNCTION "guard_account"();--> statement-breakpoint
CREATE FUNCTION "copy_balance_to_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET balance = balance + NEW.balance - OLD.balance WHERE id = NEW.owner_id AND currency = NEW.currency;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_updated" AFTER UPDATE ON "ledger_accounts" FOR EACH ROW WHEN (NEW.balance <> OLD.balance) EXECUTE FUNCTION "copy_balance_to_user"();--> statement-breakpoint
CREATE FUNCTION "guard_balance_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.balance <> 0 OR TG_OP = 'UPDATE' AND NEW.balance <> OLD.balance AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'the balance of a user comes from the ledger';
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.currency <> OLD.currency THEN
    SELECT coalesce(sum(balance), 0) INTO NEW.balance FROM ledger_accounts WHERE owner_id = NEW.id AND currency = NEW.currency;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_balance_guarded" BEFORE INSERT OR UPDATE OF "balance", "currency" ON "users" FOR EACH ROW EXECUTE FUNCTION "guard_balance_of_user"();--> statement-breakpoint
INSERT INTO "ledger_accounts" ("owner_id", "kind", "currency") SELECT NULL, kind, code FROM "currencies", unnest(ARRAY['clearing', 'revenue']) AS kind WHERE "status" <> 'deleted';--> statement-breakpoint
INSERT INTO "ledger_accounts" ("owner_id", "kind", "currency") SELECT NULL, 'revenue', "currency" FROM "opening_balances" GROUP BY "currency" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "ledger_accounts" ("owner_id", "kind", "currency", "credit_limit") SELECT "id", 'balance', "currency", greatest(-"balance", 0) FROM "opening_balances";--> statement-breakpoint
INSERT INTO "transactions" ("user_id", "type", "amount", "currency", "status", "method", "comment", "balance_after", "paid_at") SELECT "id", 'correction', "balance", "currency", 'paid', 'balance', 'Opening balance', "balance", now() FROM "opening_balances";--> statement-breakpoint
INSERT INTO "ledger_transfers" ("transaction_id", "step", "day") SELECT "id", 'settle', (now() AT TIME ZONE 'UTC')::date FROM "transactions";--> statement-breakpoint
INSERT INTO "ledger_entries" ("transfer_id", "account_id", "amount") SELECT "transfer"."id", "account"."id", CASE WHEN "account"."owner_id" IS NULL THEN -"transaction"."amount" ELSE "transaction"."amount" END FROM "ledger_transfers" AS "transfer" JOIN "transactions" AS "transaction" ON "transaction"."id" = "transfer"."transaction_id" JOIN "ledger_accounts" AS "account" ON "account"."currency" = "transaction"."currency" AND ("account"."owner_id" = "transaction"."user_id" OR "account"."kind" = 'revenue');--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
DROP TABLE "opening_balances";--> statement-breakpoint
CREATE FUNCTION "add_to_spend_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO spend_days AS kept (user_id, day, spend)
    SELECT campaigns.owner_id, days.day, sum(days.spend) * TG_ARGV[0]::integer
    FROM days JOIN campaigns ON campaigns.id = days.campaign_id
    GROUP BY campaigns.owner_id, days.day
    ORDER BY campaigns.owner_id, days.day
  ON CONFLICT (user_id, day) DO UPDATE SET spend = kept.spend + excluded.spend;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "campaign_days_spend_inserted" AFTER INSERT ON "campaign_days" REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_spend_days"('1');--> statement-breakpoint
CREATE TRIGGER "campaign_days_spend_deleted" AFTER DELETE ON "campaign_days" REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_spend_days"('-1');--> statement-breakpoint
CREATE TRIGGER "campaign_days_spend_updated_from" AFTER UPDATE ON "campaign_days" REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_spend_days"('-1');--> statement-breakpoint
CREATE TRIGGER "campaign_days_spend_updated_to" AFTER UPDATE ON "campaign_days" REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_spend_days"('1');--> statement-breakpoint
-- what was spent before there was a ledger is not charged
INSERT INTO "spend_days" ("user_id", "day", "spend", "posted") SELECT "owner_id", "day", sum("spend"), sum("spend") FROM "campaign_days" JOIN "campaigns" ON "campaigns"."id" = "campaign_days"."campaign_id" GROUP BY "owner_id", "day";
