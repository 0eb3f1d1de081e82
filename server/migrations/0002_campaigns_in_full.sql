CREATE TYPE "public"."group_status" AS ENUM('working', 'stopped', 'archive', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."pacing" AS ENUM('even', 'asap');--> statement-breakpoint
CREATE TYPE "public"."pay_model" AS ENUM('cpm', 'cpc', 'cpv');--> statement-breakpoint
CREATE TYPE "public"."dictionary_status" AS ENUM('working', 'stopped', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."format_kind" AS ENUM('preroll', 'midroll', 'postroll', 'inpage', 'overlay');--> statement-breakpoint
CREATE TYPE "public"."folder_kind" AS ENUM('site', 'campaign', 'advert');--> statement-breakpoint
CREATE TABLE "campaign_days" (
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"shows" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"spend" numeric(14, 4) DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" integer NOT NULL,
	"form" text NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_user_id_form_pk" PRIMARY KEY("user_id","form")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"folder_id" integer,
	"name" text NOT NULL,
	"status" "group_status" DEFAULT 'working' NOT NULL,
	"cash_limit" numeric(14, 4),
	"cash_limit_day" numeric(14, 4),
	"start_date" date,
	"end_date" date,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"endpoint" text,
	"currency" text DEFAULT 'RUB' NOT NULL,
	"status" "dictionary_status" DEFAULT 'working' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feeds_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "formats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "formats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"kind" "format_kind" NOT NULL,
	"width" integer,
	"height" integer,
	"min_duration" double precision,
	"max_duration" double precision,
	"skip_offset" integer,
	"vpaid_allowed" boolean DEFAULT true NOT NULL,
	"mime_types" text[] DEFAULT '{}' NOT NULL,
	"max_file_mb" integer,
	"price_floor" numeric(14, 4) DEFAULT 0 NOT NULL,
	"status" "dictionary_status" DEFAULT 'working' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "formats_code_unique" UNIQUE("code")
);
--> statement-breakpoint
INSERT INTO "formats" ("name", "code", "kind", "min_duration", "max_duration", "skip_offset", "mime_types", "max_file_mb", "price_floor") VALUES
	('Preroll', 'preroll', 'preroll', 5, 60, 5, '{video/mp4,video/webm,video/quicktime}', 500, 60),
	('Midroll', 'midroll', 'midroll', 5, 30, 5, '{video/mp4,video/webm,video/quicktime}', 500, 80),
	('Postroll', 'postroll', 'postroll', 5, 60, NULL, '{video/mp4,video/webm,video/quicktime}', 500, 30),
	('In-page', 'inpage', 'inpage', 5, 60, NULL, '{video/mp4,video/webm,video/quicktime}', 500, 40);
--> statement-breakpoint
CREATE TABLE "ord_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ord_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"operator" text NOT NULL,
	"mode" text DEFAULT 'manual' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"status" "dictionary_status" DEFAULT 'working' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"kind" "folder_kind" NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"feed_id" integer,
	"device" text,
	"os" text,
	"os_version" text,
	"browser" text,
	"language" text,
	"ip" text,
	"referer" text,
	"source" text,
	"continent" text,
	"country" text,
	"region" text,
	"city_id" integer,
	"resolution_id" integer,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "adverts" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "format_id" integer;--> statement-breakpoint
UPDATE "campaigns" SET "format_id" = (SELECT "id" FROM "formats" WHERE "code" = 'preroll');--> statement-breakpoint
ALTER TABLE "campaigns" ALTER COLUMN "format_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "pay_model" "pay_model" DEFAULT 'cpm' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "bid" numeric(14, 4);--> statement-breakpoint
UPDATE "campaigns" SET "bid" = (SELECT "price_floor" FROM "formats" WHERE "code" = 'preroll');--> statement-breakpoint
ALTER TABLE "campaigns" ALTER COLUMN "bid" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "end_date" date;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "timezone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "pacing" "pacing" DEFAULT 'even' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "url_marks" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "source_id" integer;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "form" text DEFAULT 'video' NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "kktus" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "co_branding" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "target_urls" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "pay_type" text DEFAULT 'cpm' NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "native" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "social" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "social_quota" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "contract_external_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "person_external_id" text;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "cids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD COLUMN "erir_messages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "timezone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "currency" text DEFAULT 'RUB' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_parent_id_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_kind_record_id" ON "changes" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_owner_id_name" ON "groups" USING btree ("owner_id","name") WHERE "groups"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "groups_folder_id" ON "groups" USING btree ("folder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "folders_name_in_parent" ON "folders" USING btree ("owner_id","kind",coalesce("parent_id", 0),"name");--> statement-breakpoint
CREATE INDEX "folders_parent_id" ON "folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "ad_requests_at" ON "ad_requests" USING btree ("at");--> statement-breakpoint
ALTER TABLE "adverts" ADD CONSTRAINT "adverts_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_format_id_formats_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."formats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD CONSTRAINT "ord_adverts_source_id_ord_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."ord_sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_group_id" ON "campaigns" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "campaigns_folder_id" ON "campaigns" USING btree ("folder_id");