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
ALTER TABLE "script_versions" ADD CONSTRAINT "script_versions_script_id_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."scripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_versions" ADD CONSTRAINT "script_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scripts" ADD CONSTRAINT "scripts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scripts_kind_name" ON "scripts" USING btree ("kind",lower("name")) WHERE "scripts"."status" <> 'deleted';--> statement-breakpoint
CREATE UNIQUE INDEX "scripts_default_of_kind" ON "scripts" USING btree ("kind") WHERE "scripts"."is_default";