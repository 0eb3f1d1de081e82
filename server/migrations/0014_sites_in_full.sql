CREATE TYPE "public"."platform_type" AS ENUM('web', 'mobile_app', 'smart_tv');--> statement-breakpoint
CREATE TYPE "public"."verification_method" AS ENUM('meta', 'file', 'dns', 'ads_txt');--> statement-breakpoint
CREATE TABLE "site_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"is_daily" boolean NOT NULL,
	"counts_as_miss" boolean NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_days" (
	"site_id" integer NOT NULL,
	"day" date NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"responses" integer DEFAULT 0 NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"revenue" numeric(14, 4) DEFAULT 0 NOT NULL,
	CONSTRAINT "site_days_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
ALTER TABLE "sites" DROP CONSTRAINT "sites_domain_unique";--> statement-breakpoint
-- letters that punycode hides are only known to the server; no release wrote domains with them
ALTER TABLE "sites" ADD COLUMN "domain_unicode" text;--> statement-breakpoint
UPDATE "sites" SET "domain_unicode" = "domain";--> statement-breakpoint
ALTER TABLE "sites" ALTER COLUMN "domain_unicode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "platform_type" "platform_type" DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "reject_reason" jsonb;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "method" "verification_method";--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "last_check_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "last_answer" jsonb;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "misses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "first_miss_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "next_check_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "ads_txt_found" boolean;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "ads_txt_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "revenue_share" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || domain || ' ' || domain_unicode)) STORED;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "site_checks" ADD CONSTRAINT "site_checks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_days" ADD CONSTRAINT "site_days_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_checks_site_id" ON "site_checks" USING btree ("site_id","id");--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sites_domain" ON "sites" USING btree ("domain") WHERE "sites"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "sites_next_check_at" ON "sites" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "sites_lower_name" ON "sites" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "sites_lower_domain" ON "sites" USING btree (lower("domain"),"id");--> statement-breakpoint
CREATE INDEX "sites_status" ON "sites" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "sites_submitted_at" ON "sites" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "sites_updated_at" ON "sites" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sites_folder_id" ON "sites" USING btree ("folder_id");--> statement-breakpoint
UPDATE "sites" SET "submitted_at" = "created_at", "approved_at" = CASE WHEN "status" IN ('approved', 'working', 'stopped') THEN "created_at" END;
