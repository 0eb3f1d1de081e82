CREATE TYPE "public"."advert_status" AS ENUM('approved', 'working', 'stopped', 'moderate', 'ban', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."campaign_status" AS ENUM('stopped', 'working', 'lock', 'archive', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."erir_status" AS ENUM('processing', 'bad', 'verified');--> statement-breakpoint
CREATE TYPE "public"."loading_status" AS ENUM('awaiting', 'processing', 'ready', 'error');--> statement-breakpoint
CREATE TYPE "public"."site_status" AS ENUM('moderate', 'approved', 'working', 'stopped', 'lock', 'ban', 'archive', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."user_status" AS ENUM('working', 'stopped', 'moderate', 'lock', 'ban', 'archive', 'deleted');--> statement-breakpoint
CREATE TABLE "adverts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adverts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ads_id" integer NOT NULL,
	"name" text NOT NULL,
	"creative" text,
	"advert_link" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"use_vpaid" boolean DEFAULT false NOT NULL,
	"vpaid" text,
	"vpaid_name" text DEFAULT '' NOT NULL,
	"interactive" boolean DEFAULT false NOT NULL,
	"icon" text,
	"icon_name" text DEFAULT '' NOT NULL,
	"url_marks" text DEFAULT '' NOT NULL,
	"additional_trackers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"use_compression" boolean DEFAULT true NOT NULL,
	"use_vertical" boolean DEFAULT false NOT NULL,
	"ban" text,
	"administrator_restrictions" text,
	"status" "advert_status" DEFAULT 'moderate' NOT NULL,
	"duration" double precision,
	"width" integer,
	"height" integer,
	"size" bigint,
	"loading_status" "loading_status" DEFAULT 'awaiting' NOT NULL,
	"creative_hls" text,
	"creative_mp4" text,
	"poster" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"status" "campaign_status" DEFAULT 'stopped' NOT NULL,
	"advert_link" text NOT NULL,
	"targeting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ord_adverts" (
	"advert_id" integer PRIMARY KEY NOT NULL,
	"erid" text,
	"brand" text DEFAULT '' NOT NULL,
	"erir_status" "erir_status" DEFAULT 'processing' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resolutions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resolutions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resolutions_width_height" UNIQUE("width","height")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"status" "site_status" DEFAULT 'moderate' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sites_domain_unique" UNIQUE("domain")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"filename" text NOT NULL,
	"url" text NOT NULL,
	"size" bigint NOT NULL,
	"duration" double precision NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"codec" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_url_unique" UNIQUE("url"),
	CONSTRAINT "uploads_id_is_hex" CHECK ("uploads"."id" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"login" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" "user_status" DEFAULT 'working' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"support_panels" text[] DEFAULT '{}' NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"folders_enabled" boolean DEFAULT false NOT NULL,
	"manager_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_login_unique" UNIQUE("login")
);
--> statement-breakpoint
ALTER TABLE "adverts" ADD CONSTRAINT "adverts_ads_id_campaigns_id_fk" FOREIGN KEY ("ads_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adverts" ADD CONSTRAINT "adverts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD CONSTRAINT "ord_adverts_advert_id_adverts_id_fk" FOREIGN KEY ("advert_id") REFERENCES "public"."adverts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adverts_ads_id_name" ON "adverts" USING btree ("ads_id","name");--> statement-breakpoint
CREATE INDEX "adverts_creative" ON "adverts" USING btree ("creative");--> statement-breakpoint
CREATE INDEX "campaigns_owner_id_name" ON "campaigns" USING btree ("owner_id","name");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sites_owner_id_name" ON "sites" USING btree ("owner_id","name");--> statement-breakpoint
CREATE INDEX "uploads_owner_id" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "users_manager_id" ON "users" USING btree ("manager_id");