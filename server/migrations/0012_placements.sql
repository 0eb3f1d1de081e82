CREATE TYPE "public"."placement_status" AS ENUM('working', 'stopped', 'archive', 'deleted');--> statement-breakpoint
CREATE TABLE "placements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "placements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"name" text NOT NULL,
	"format_id" integer NOT NULL,
	"floor_price" numeric(14, 4) DEFAULT 0 NOT NULL,
	"feeds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blocked_categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blocked_domains" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"backfill_vast_url" text,
	"status" "placement_status" DEFAULT 'working' NOT NULL,
	"last_request_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_format_id_formats_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."formats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placements_site_id" ON "placements" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "placements_format_id" ON "placements" USING btree ("format_id");