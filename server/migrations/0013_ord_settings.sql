CREATE TABLE "ord_accesses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ord_accesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"operator" text NOT NULL,
	"environment" text NOT NULL,
	"base_url" text NOT NULL,
	"sealed_token" text NOT NULL,
	"token_last_four" text NOT NULL,
	"last_check_at" timestamp (3) with time zone,
	"last_check_result" text,
	"last_check_detail" text DEFAULT '' NOT NULL,
	"status" "dictionary_status" DEFAULT 'working' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ord_sources" ADD COLUMN "api_access_id" integer;--> statement-breakpoint
ALTER TABLE "ord_sources" ADD COLUMN "roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_sources" ADD COLUMN "legal_form" text;--> statement-breakpoint
ALTER TABLE "ord_sources" ADD COLUMN "legal_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_sources" ADD COLUMN "inn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_sources" ADD COLUMN "kpp" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_sources" ADD COLUMN "contract" jsonb;--> statement-breakpoint
ALTER TABLE "ord_accesses" ADD CONSTRAINT "ord_accesses_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ord_accesses_name" ON "ord_accesses" USING btree (lower("name")) WHERE "ord_accesses"."status" <> 'deleted';--> statement-breakpoint
ALTER TABLE "ord_sources" ADD CONSTRAINT "ord_sources_api_access_id_ord_accesses_id_fk" FOREIGN KEY ("api_access_id") REFERENCES "public"."ord_accesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- names were not unique, and nothing kept the default single and working
UPDATE "ord_sources" SET "name" = "name" || ' ' || "id"
WHERE "status" <> 'deleted'
  AND "id" NOT IN (SELECT min("id") FROM "ord_sources" WHERE "status" <> 'deleted' GROUP BY lower("name"));--> statement-breakpoint
UPDATE "ord_sources" SET "is_default" = false
WHERE "is_default"
  AND "id" IS DISTINCT FROM (SELECT min("id") FROM "ord_sources" WHERE "is_default" AND "status" = 'working');--> statement-breakpoint
CREATE UNIQUE INDEX "ord_sources_name" ON "ord_sources" USING btree (lower("name")) WHERE "ord_sources"."status" <> 'deleted';--> statement-breakpoint
CREATE UNIQUE INDEX "ord_sources_is_default" ON "ord_sources" USING btree ("is_default") WHERE "ord_sources"."is_default";