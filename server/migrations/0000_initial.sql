CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."advert_status" AS ENUM('approved', 'working', 'stopped', 'moderate', 'ban', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."erir_status" AS ENUM('processing', 'bad', 'verified');--> statement-breakpoint
CREATE TYPE "public"."loading_status" AS ENUM('awaiting', 'processing', 'ready', 'error');--> statement-breakpoint
CREATE TYPE "public"."campaign_status" AS ENUM('stopped', 'working', 'lock', 'archive', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."group_status" AS ENUM('working', 'stopped', 'archive', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."pacing" AS ENUM('even', 'asap');--> statement-breakpoint
CREATE TYPE "public"."pay_model" AS ENUM('cpm', 'cpc', 'cpv');--> statement-breakpoint
CREATE TYPE "public"."dictionary_status" AS ENUM('working', 'stopped', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."format_kind" AS ENUM('preroll', 'midroll', 'postroll', 'inpage', 'overlay');--> statement-breakpoint
CREATE TYPE "public"."invoice_kind" AS ENUM('invoice', 'act');--> statement-breakpoint
CREATE TYPE "public"."invoice_status" AS ENUM('draft', 'issued', 'paid', 'void');--> statement-breakpoint
CREATE TYPE "public"."folder_kind" AS ENUM('site', 'campaign', 'advert');--> statement-breakpoint
CREATE TYPE "public"."user_status" AS ENUM('working', 'stopped', 'moderate', 'lock', 'ban', 'archive', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."placement_status" AS ENUM('working', 'stopped', 'archive', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."platform_type" AS ENUM('web', 'mobile_app', 'smart_tv');--> statement-breakpoint
CREATE TYPE "public"."site_status" AS ENUM('moderate', 'approved', 'working', 'stopped', 'lock', 'ban', 'archive', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."verification_method" AS ENUM('meta', 'file', 'dns', 'ads_txt');--> statement-breakpoint
CREATE TYPE "public"."unassigned_state" AS ENUM('open', 'assigned', 'dismissed');--> statement-breakpoint
CREATE TYPE "public"."transaction_status" AS ENUM('waiting', 'processing', 'paid', 'rejected', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."transaction_type" AS ENUM('deposit', 'withdrawal', 'spend', 'income', 'refund', 'bonus', 'correction');--> statement-breakpoint
CREATE TABLE "advert_days" (
	"advert_id" integer NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"shows" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"quartile25" integer DEFAULT 0 NOT NULL,
	"quartile50" integer DEFAULT 0 NOT NULL,
	"quartile75" integer DEFAULT 0 NOT NULL,
	"completes" integer DEFAULT 0 NOT NULL,
	"spend" numeric(16, 6) DEFAULT 0 NOT NULL,
	CONSTRAINT "advert_days_advert_id_day_pk" PRIMARY KEY("advert_id","day")
);
--> statement-breakpoint
CREATE TABLE "adverts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adverts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ads_id" integer NOT NULL,
	"folder_id" integer,
	"name" text NOT NULL,
	"creative" text,
	"advert_link" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text,
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
	"marking_in_video" boolean DEFAULT false NOT NULL,
	"ban" text,
	"administrator_restrictions" text,
	"status" "advert_status" DEFAULT 'moderate' NOT NULL,
	"return_reason" text,
	"returned_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"duration" double precision,
	"width" integer,
	"height" integer,
	"size" bigint,
	"loading_status" "loading_status" DEFAULT 'awaiting' NOT NULL,
	"loading_error" text,
	"creative_hls" text,
	"creative_mp4" text,
	"poster" text,
	"renditions" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adverts_returned_with_reason" CHECK (("adverts"."returned_at" is null) = ("adverts"."return_reason" is null) and ("adverts"."returned_at" is null or "adverts"."status" = 'moderate'))
);
--> statement-breakpoint
CREATE TABLE "ord_adverts" (
	"advert_id" integer PRIMARY KEY NOT NULL,
	"source_id" integer,
	"erid" text,
	"form" text DEFAULT 'video' NOT NULL,
	"kktus" text[] DEFAULT '{}' NOT NULL,
	"co_branding" boolean DEFAULT false NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"target_urls" text[] DEFAULT '{}' NOT NULL,
	"pay_type" text DEFAULT 'cpm' NOT NULL,
	"native" boolean DEFAULT false NOT NULL,
	"social" boolean DEFAULT false NOT NULL,
	"social_quota" boolean DEFAULT false NOT NULL,
	"contract_external_ids" text[] DEFAULT '{}' NOT NULL,
	"person_external_id" text,
	"cids" text[] DEFAULT '{}' NOT NULL,
	"erir_status" "erir_status" DEFAULT 'processing' NOT NULL,
	"erir_messages" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"adjustments" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_url_unique" UNIQUE("url"),
	CONSTRAINT "uploads_id_is_hex" CHECK ("uploads"."id" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "campaign_days" (
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"shows" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"quartile25" integer DEFAULT 0 NOT NULL,
	"quartile50" integer DEFAULT 0 NOT NULL,
	"quartile75" integer DEFAULT 0 NOT NULL,
	"completes" integer DEFAULT 0 NOT NULL,
	"spend" numeric(16, 6) DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "campaign_totals" (
	"campaign_id" integer PRIMARY KEY NOT NULL,
	"shows" bigint NOT NULL,
	"spend" numeric(20, 6) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"group_id" integer,
	"folder_id" integer,
	"name" text NOT NULL,
	"status" "campaign_status" DEFAULT 'stopped' NOT NULL,
	"format_id" integer NOT NULL,
	"pay_model" "pay_model" DEFAULT 'cpm' NOT NULL,
	"bid" numeric(14, 4) NOT NULL,
	"start_date" date,
	"end_date" date,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"pacing" "pacing" DEFAULT 'even' NOT NULL,
	"advert_link" text NOT NULL,
	"url_marks" text DEFAULT '' NOT NULL,
	"targeting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cash_limit" jsonb GENERATED ALWAYS AS (targeting -> 'cash_limit') STORED,
	"cash_limit_day" jsonb GENERATED ALWAYS AS (targeting -> 'cash_limit_day') STORED,
	"shows_limit" jsonb GENERATED ALWAYS AS (targeting -> 'shows_limit') STORED,
	"shows_limit_day" jsonb GENERATED ALWAYS AS (targeting -> 'shows_limit_day') STORED,
	"shows_limit_all_time" jsonb GENERATED ALWAYS AS (targeting -> 'shows_limit_all_time') STORED,
	"active_hours" jsonb GENERATED ALWAYS AS (targeting -> 'active_hours') STORED,
	"active_weekdays" jsonb GENERATED ALWAYS AS (targeting -> 'active_weekdays') STORED,
	"feeds" jsonb GENERATED ALWAYS AS (targeting -> 'feeds') STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"action" text DEFAULT 'updated' NOT NULL,
	"user_id" integer,
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
CREATE TABLE "currencies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "currencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"symbol" text DEFAULT '' NOT NULL,
	"precision" integer DEFAULT 2 NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"min_withdrawal" numeric(20, 6) DEFAULT '0' NOT NULL,
	"large_deposit" numeric(20, 6) DEFAULT '0' NOT NULL,
	"is_base" boolean DEFAULT false NOT NULL,
	"status" "dictionary_status" DEFAULT 'working' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currency_rates" (
	"currency_id" integer NOT NULL,
	"day" date NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	CONSTRAINT "currency_rates_currency_id_day_pk" PRIMARY KEY("currency_id","day")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"endpoint" text,
	"asking_key" text,
	"secret_hash" text,
	"currency" text DEFAULT 'RUB' NOT NULL,
	"status" "dictionary_status" DEFAULT 'working' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "formats_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "resolutions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resolutions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resolutions_width_height" UNIQUE("width","height")
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
	"subject" text DEFAULT '' NOT NULL,
	"void_reason" text DEFAULT '' NOT NULL,
	"replaces_id" integer,
	"issued_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "invoices_kind_year_serial" UNIQUE("kind","year","serial"),
	CONSTRAINT "invoices_sum" CHECK ("invoices"."amount" + "invoices"."vat" = "invoices"."total"),
	CONSTRAINT "invoices_number" CHECK (("invoices"."status" = 'draft') = ("invoices"."serial" is null)),
	CONSTRAINT "invoices_void_reason" CHECK (("invoices"."status" = 'void') = ("invoices"."void_reason" <> ''))
);
--> statement-breakpoint
CREATE TABLE "delivery_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"directory" text NOT NULL,
	"epoch" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_pages" (
	"member" uuid NOT NULL,
	"name" text NOT NULL,
	"bits" "bytea" NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "delivery_pages_member_name_pk" PRIMARY KEY("member","name")
);
--> statement-breakpoint
CREATE TABLE "delivery_reports" (
	"process" text PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_batches" (
	"token" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "closed_days" (
	"day" date PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"postings" integer DEFAULT 0 NOT NULL,
	"entries" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "closed_days_month" CHECK ("closed_days"."month" = date_trunc('month', "closed_days"."day"::timestamp)::date)
);
--> statement-breakpoint
CREATE TABLE "closed_months" (
	"month" date PRIMARY KEY NOT NULL,
	"closed_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "income_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"income" numeric(22, 8) NOT NULL,
	"posted" numeric(22, 8) DEFAULT '0' NOT NULL,
	CONSTRAINT "income_days_user_id_day_pk" PRIMARY KEY("user_id","day")
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
CREATE TABLE "low_balance_notices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"used_up" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"object_type" text,
	"object_id" integer,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
CREATE TABLE "ord_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ord_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"operator" text NOT NULL,
	"mode" text DEFAULT 'manual' NOT NULL,
	"api_access_id" integer,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"legal_form" text,
	"legal_name" text DEFAULT '' NOT NULL,
	"inn" text DEFAULT '' NOT NULL,
	"kpp" text DEFAULT '' NOT NULL,
	"contract" jsonb,
	"is_default" boolean DEFAULT false NOT NULL,
	"status" "dictionary_status" DEFAULT 'working' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text DEFAULT 'recovery' NOT NULL,
	"new_login" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"login" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" "user_status" DEFAULT 'working' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"status_before" text,
	"lock_before" text,
	"support_panels" text[] DEFAULT '{}' NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"folders_enabled" boolean DEFAULT false NOT NULL,
	"manager_id" integer,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"currency" text DEFAULT 'RUB' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"legal_form" text,
	"legal_name" text DEFAULT '' NOT NULL,
	"inn" text DEFAULT '' NOT NULL,
	"kpp" text DEFAULT '' NOT NULL,
	"balance" numeric(20, 6) DEFAULT '0' NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"invited_at" timestamp (3) with time zone,
	"invitation_failed" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || login)) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "placements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"name" text NOT NULL,
	"format_id" integer NOT NULL,
	"floor_price" numeric(14, 4) DEFAULT 0 NOT NULL,
	"feeds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"vpaid_script_id" integer,
	"vpaid_script_off" boolean DEFAULT false NOT NULL,
	"branding_script_id" integer,
	"branding_script_off" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "report_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"cabinet" text NOT NULL,
	"name" text NOT NULL,
	"view" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"weekday" integer,
	"hour" integer NOT NULL,
	"timezone" text NOT NULL,
	"unsubscribe_key" text NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_mails_unsubscribe_key_unique" UNIQUE("unsubscribe_key")
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
	"weight" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_outcomes" (
	"campaign_id" integer NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"requests" bigint NOT NULL,
	"judged" integer NOT NULL,
	CONSTRAINT "campaign_outcomes_campaign_id_hour_outcome_pk" PRIMARY KEY("campaign_id","hour","outcome")
);
--> statement-breakpoint
CREATE TABLE "foreign_pages" (
	"site_id" integer NOT NULL,
	"host" text NOT NULL,
	"requests" bigint NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "foreign_pages_site_id_host_pk" PRIMARY KEY("site_id","host")
);
--> statement-breakpoint
CREATE TABLE "script_versions" (
	"script_id" integer NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"url" text,
	"restored_from" integer,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "script_versions_script_id_number_pk" PRIMARY KEY("script_id","number")
);
--> statement-breakpoint
CREATE TABLE "scripts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scripts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"status" "dictionary_status" DEFAULT 'working' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"sha256" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"shows" integer DEFAULT 0 NOT NULL,
	"quartile25" integer DEFAULT 0 NOT NULL,
	"quartile50" integer DEFAULT 0 NOT NULL,
	"quartile75" integer DEFAULT 0 NOT NULL,
	"completes" integer DEFAULT 0 NOT NULL,
	"spend" numeric(18, 8) DEFAULT 0 NOT NULL,
	"revenue_share" numeric(5, 2) DEFAULT 70 NOT NULL,
	"revenue" numeric(22, 8) GENERATED ALWAYS AS (spend * revenue_share / 100) STORED,
	CONSTRAINT "site_days_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"folder_id" integer,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"domain_unicode" text NOT NULL,
	"platform_type" "platform_type" DEFAULT 'web' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"status" "site_status" DEFAULT 'moderate' NOT NULL,
	"reject_reason" jsonb,
	"archived_from" jsonb,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"method" "verification_method",
	"verified_at" timestamp (3) with time zone,
	"last_check_at" timestamp (3) with time zone,
	"last_answer" jsonb,
	"misses" integer DEFAULT 0 NOT NULL,
	"first_miss_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"ads_txt_found" boolean,
	"ads_txt_checked_at" timestamp (3) with time zone,
	"revenue_share" numeric(5, 2),
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || domain || ' ' || domain_unicode)) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_statement_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"transaction_id" integer NOT NULL,
	"date" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"payer" text DEFAULT '' NOT NULL,
	"amount" numeric(20, 6) NOT NULL,
	"currency" text NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"imported_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statement_lines_fingerprint" UNIQUE("fingerprint"),
	CONSTRAINT "bank_statement_lines_transaction_id" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "unassigned_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unassigned_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"date" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"payer" text DEFAULT '' NOT NULL,
	"amount" numeric(20, 6) NOT NULL,
	"currency" text NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"state" "unassigned_state" DEFAULT 'open' NOT NULL,
	"transaction_id" integer,
	"comment" text DEFAULT '' NOT NULL,
	"imported_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "unassigned_payments_fingerprint" UNIQUE("fingerprint")
);
--> statement-breakpoint
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
ALTER TABLE "advert_days" ADD CONSTRAINT "advert_days_advert_id_adverts_id_fk" FOREIGN KEY ("advert_id") REFERENCES "public"."adverts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adverts" ADD CONSTRAINT "adverts_ads_id_campaigns_id_fk" FOREIGN KEY ("ads_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adverts" ADD CONSTRAINT "adverts_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adverts" ADD CONSTRAINT "adverts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD CONSTRAINT "ord_adverts_advert_id_adverts_id_fk" FOREIGN KEY ("advert_id") REFERENCES "public"."adverts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ord_adverts" ADD CONSTRAINT "ord_adverts_source_id_ord_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."ord_sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_totals" ADD CONSTRAINT "campaign_totals_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_format_id_formats_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."formats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "currency_rates" ADD CONSTRAINT "currency_rates_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formats" ADD CONSTRAINT "formats_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_replaces_id_invoices_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_parent_id_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_days" ADD CONSTRAINT "closed_days_month_closed_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."closed_months"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_days" ADD CONSTRAINT "income_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "low_balance_notices" ADD CONSTRAINT "low_balance_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spend_days" ADD CONSTRAINT "spend_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ord_accesses" ADD CONSTRAINT "ord_accesses_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ord_sources" ADD CONSTRAINT "ord_sources_api_access_id_ord_accesses_id_fk" FOREIGN KEY ("api_access_id") REFERENCES "public"."ord_accesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ord_sources" ADD CONSTRAINT "ord_sources_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_keys" ADD CONSTRAINT "recovery_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_format_id_formats_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."formats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_vpaid_script_id_scripts_id_fk" FOREIGN KEY ("vpaid_script_id") REFERENCES "public"."scripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_branding_script_id_scripts_id_fk" FOREIGN KEY ("branding_script_id") REFERENCES "public"."scripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_outcomes" ADD CONSTRAINT "campaign_outcomes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foreign_pages" ADD CONSTRAINT "foreign_pages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_versions" ADD CONSTRAINT "script_versions_script_id_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."scripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_versions" ADD CONSTRAINT "script_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scripts" ADD CONSTRAINT "scripts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_checks" ADD CONSTRAINT "site_checks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_days" ADD CONSTRAINT "site_days_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unassigned_payments" ADD CONSTRAINT "unassigned_payments_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unassigned_payments" ADD CONSTRAINT "unassigned_payments_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unassigned_payments" ADD CONSTRAINT "unassigned_payments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_totals" ADD CONSTRAINT "transaction_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_reverts_id_transactions_id_fk" FOREIGN KEY ("reverts_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adverts_ads_id_name" ON "adverts" USING btree ("ads_id","name");--> statement-breakpoint
CREATE INDEX "adverts_lower_name" ON "adverts" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "adverts_folder_id" ON "adverts" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "adverts_creative" ON "adverts" USING btree ("creative");--> statement-breakpoint
CREATE INDEX "adverts_in_review" ON "adverts" USING btree ("submitted_at","id") WHERE "adverts"."status" = 'moderate' and "adverts"."returned_at" is null;--> statement-breakpoint
CREATE INDEX "uploads_owner_id" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "campaigns_owner_id_lower_name" ON "campaigns" USING btree ("owner_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "campaigns_owner_id_status" ON "campaigns" USING btree ("owner_id","status","id");--> statement-breakpoint
CREATE INDEX "campaigns_group_id" ON "campaigns" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "campaigns_folder_id" ON "campaigns" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "changes_kind_record_id" ON "changes" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE INDEX "changes_user_id" ON "changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_owner_id_name" ON "groups" USING btree ("owner_id","name") WHERE "groups"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "groups_folder_id" ON "groups" USING btree ("folder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "currencies_code" ON "currencies" USING btree ("code") WHERE "currencies"."status" <> 'deleted';--> statement-breakpoint
CREATE UNIQUE INDEX "currencies_is_base" ON "currencies" USING btree ("is_base") WHERE "currencies"."is_base";--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_code" ON "feeds" USING btree ("code") WHERE "feeds"."status" <> 'deleted';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_act" ON "invoices" USING btree ("user_id","period","currency") WHERE "invoices"."kind" = 'act' and "invoices"."status" <> 'void';--> statement-breakpoint
CREATE INDEX "invoices_user_id" ON "invoices" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_issued_at" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_replaces_id" ON "invoices" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "invoices_number_begins" ON "invoices" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoices_serial" ON "invoices" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "folders_name_in_parent" ON "folders" USING btree ("owner_id","kind",coalesce("parent_id", 0),"name");--> statement-breakpoint
CREATE INDEX "folders_parent_id" ON "folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "income_days_unposted" ON "income_days" USING btree ("user_id","day") WHERE "income_days"."income" <> "income_days"."posted";--> statement-breakpoint
CREATE INDEX "ledger_entries_transfer_id" ON "ledger_entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account_id" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_resolved_once" ON "ledger_transfers" USING btree ("transaction_id") WHERE "ledger_transfers"."step" <> 'hold';--> statement-breakpoint
CREATE INDEX "ledger_transfers_day" ON "ledger_transfers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "spend_days_unposted" ON "spend_days" USING btree ("user_id","day") WHERE "spend_days"."spend" <> "spend_days"."posted";--> statement-breakpoint
CREATE INDEX "notifications_user_id" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ord_accesses_name" ON "ord_accesses" USING btree (lower("name")) WHERE "ord_accesses"."status" <> 'deleted';--> statement-breakpoint
CREATE UNIQUE INDEX "ord_sources_name" ON "ord_sources" USING btree (lower("name")) WHERE "ord_sources"."status" <> 'deleted';--> statement-breakpoint
CREATE UNIQUE INDEX "ord_sources_is_default" ON "ord_sources" USING btree ("is_default") WHERE "ord_sources"."is_default";--> statement-breakpoint
CREATE INDEX "recovery_keys_user_id" ON "recovery_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_keys_expires_at" ON "recovery_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree ("login") WHERE "users"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "users_manager_id" ON "users" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "users_support_panels" ON "users" USING gin ("support_panels");--> statement-breakpoint
CREATE INDEX "users_lower_name" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_lower_login" ON "users" USING btree (lower("login"),"id");--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "users_balance" ON "users" USING btree ("balance","id");--> statement-breakpoint
CREATE INDEX "users_last_seen_at" ON "users" USING btree (coalesce("last_seen_at", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "placements_site_id" ON "placements" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "placements_format_id" ON "placements" USING btree ("format_id");--> statement-breakpoint
CREATE INDEX "placements_vpaid_script_id" ON "placements" USING btree ("vpaid_script_id");--> statement-breakpoint
CREATE INDEX "placements_branding_script_id" ON "placements" USING btree ("branding_script_id");--> statement-breakpoint
CREATE INDEX "report_mails_next_at" ON "report_mails" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "report_mails_user_id" ON "report_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ad_requests_at" ON "ad_requests" USING btree ("at");--> statement-breakpoint
CREATE INDEX "campaign_outcomes_hour" ON "campaign_outcomes" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "foreign_pages_last_at" ON "foreign_pages" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scripts_kind_name" ON "scripts" USING btree ("kind",lower("name")) WHERE "scripts"."status" <> 'deleted';--> statement-breakpoint
CREATE UNIQUE INDEX "scripts_default_of_kind" ON "scripts" USING btree ("kind") WHERE "scripts"."is_default";--> statement-breakpoint
CREATE INDEX "site_checks_site_id" ON "site_checks" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "site_days_day" ON "site_days" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_domain" ON "sites" USING btree ("domain") WHERE "sites"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "sites_owner_id_name" ON "sites" USING btree ("owner_id","name");--> statement-breakpoint
CREATE INDEX "sites_next_check_at" ON "sites" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "sites_lower_name" ON "sites" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "sites_lower_domain" ON "sites" USING btree (lower("domain"),"id");--> statement-breakpoint
CREATE INDEX "sites_status" ON "sites" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "sites_submitted_at" ON "sites" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "sites_updated_at" ON "sites" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sites_folder_id" ON "sites" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "sites_categories" ON "sites" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "unassigned_payments_state" ON "unassigned_payments" USING btree ("state","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_idempotency_key" ON "transactions" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_reverts_id" ON "transactions" USING btree ("reverts_id");--> statement-breakpoint
CREATE INDEX "transactions_date" ON "transactions" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "transactions_amount" ON "transactions" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "transactions_user_id_date" ON "transactions" USING btree ("user_id","date","id");--> statement-breakpoint
CREATE INDEX "transactions_not_paid" ON "transactions" USING btree ("date","id") WHERE "transactions"."status" <> 'paid';--> statement-breakpoint
CREATE INDEX "transactions_covers_day" ON "transactions" USING btree ("user_id","covers_day","type");--> statement-breakpoint
CREATE INDEX "transactions_comment_trigrams" ON "transactions" USING gin ("comment" gin_trgm_ops) WHERE "transactions"."comment" <> '';--> statement-breakpoint
-- What a new database begins with, before the functions and triggers are there.
INSERT INTO "currencies" ("code", "symbol", "rate", "is_base", "large_deposit") VALUES ('RUB', '₽', 1, true, 10000000);--> statement-breakpoint
INSERT INTO "currency_rates" ("currency_id", "day", "rate") SELECT "id", "created_at" AT TIME ZONE 'UTC', "rate" FROM "currencies";--> statement-breakpoint
INSERT INTO "ledger_accounts" ("kind", "currency") VALUES ('clearing', 'RUB'), ('revenue', 'RUB');--> statement-breakpoint
INSERT INTO "formats" ("name", "code", "kind", "min_duration", "max_duration", "skip_offset", "mime_types", "max_file_mb", "price_floor") VALUES
  ('Preroll', 'preroll', 'preroll', 5, 60, 5, '{video/mp4,video/webm,video/quicktime}', 500, 60),
  ('Midroll', 'midroll', 'midroll', 5, 30, 5, '{video/mp4,video/webm,video/quicktime}', 500, 80),
  ('Postroll', 'postroll', 'postroll', 5, 60, NULL, '{video/mp4,video/webm,video/quicktime}', 500, 30),
  ('In-page', 'inpage', 'inpage', 5, 60, NULL, '{video/mp4,video/webm,video/quicktime}', 500, 40);
