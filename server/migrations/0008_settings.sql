CREATE TABLE "currencies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "currencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"symbol" text DEFAULT '' NOT NULL,
	"precision" integer DEFAULT 2 NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
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
ALTER TABLE "feeds" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "formats" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "formats" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "ord_sources" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ord_sources" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "currency_rates" ADD CONSTRAINT "currency_rates_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "currencies_code" ON "currencies" USING btree ("code") WHERE "currencies"."status" <> 'deleted';--> statement-breakpoint
CREATE UNIQUE INDEX "currencies_is_base" ON "currencies" USING btree ("is_base") WHERE "currencies"."is_base";--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formats" ADD CONSTRAINT "formats_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ord_sources" ADD CONSTRAINT "ord_sources_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "currencies" ("code", "symbol", "rate", "is_base") VALUES ('RUB', '₽', 1, true);--> statement-breakpoint
INSERT INTO "currency_rates" ("currency_id", "day", "rate") SELECT "id", "created_at" AT TIME ZONE 'UTC', "rate" FROM "currencies";
