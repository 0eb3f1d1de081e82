CREATE TABLE "income_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"income" numeric(22, 8) NOT NULL,
	"posted" numeric(22, 8) DEFAULT '0' NOT NULL,
	CONSTRAINT "income_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "site_days" ADD COLUMN "spend" numeric(14, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_days" ADD COLUMN "revenue_share" numeric(5, 2) DEFAULT 70 NOT NULL;--> statement-breakpoint
-- what was counted before is the owner's as it stands
UPDATE "site_days" SET "spend" = "revenue", "revenue_share" = 100;--> statement-breakpoint
ALTER TABLE "site_days" DROP COLUMN "revenue";--> statement-breakpoint
ALTER TABLE "site_days" ADD COLUMN "revenue" numeric(22, 8) GENERATED ALWAYS AS (spend * revenue_share / 100) STORED;--> statement-breakpoint
ALTER TABLE "income_days" ADD CONSTRAINT "income_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "income_days_unposted" ON "income_days" USING btree ("user_id","day") WHERE "income_days"."income" <> "income_days"."posted";--> statement-breakpoint
CREATE FUNCTION "keep_revenue_share"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(revenue_share, 70) INTO NEW.revenue_share FROM sites WHERE id = NEW.site_id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "site_days_revenue_share" BEFORE INSERT ON "site_days" FOR EACH ROW EXECUTE FUNCTION "keep_revenue_share"();--> statement-breakpoint
CREATE FUNCTION "add_to_income_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO income_days AS kept (user_id, day, income)
    SELECT sites.owner_id, days.day, sum(days.revenue) * TG_ARGV[0]::integer
    FROM days JOIN sites ON sites.id = days.site_id
    GROUP BY sites.owner_id, days.day
    ORDER BY sites.owner_id, days.day
  ON CONFLICT (user_id, day) DO UPDATE SET income = kept.income + excluded.income;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "site_days_income_inserted" AFTER INSERT ON "site_days" REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_income_days"('1');--> statement-breakpoint
CREATE TRIGGER "site_days_income_deleted" AFTER DELETE ON "site_days" REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_income_days"('-1');--> statement-breakpoint
CREATE TRIGGER "site_days_income_updated_from" AFTER UPDATE ON "site_days" REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_income_days"('-1');--> statement-breakpoint
CREATE TRIGGER "site_days_income_updated_to" AFTER UPDATE ON "site_days" REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_income_days"('1');--> statement-breakpoint
-- what was earned before there was a ledger is not credited
INSERT INTO "income_days" ("user_id", "day", "income", "posted") SELECT "owner_id", "day", sum("revenue"), sum("revenue") FROM "site_days" JOIN "sites" ON "sites"."id" = "site_days"."site_id" GROUP BY "owner_id", "day";
