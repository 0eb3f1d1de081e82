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
	"try_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_mails_unsubscribe_key_unique" UNIQUE("unsubscribe_key")
);
--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mails_try_at" ON "report_mails" USING btree ("try_at");--> statement-breakpoint
CREATE INDEX "report_mails_user_id" ON "report_mails" USING btree ("user_id");