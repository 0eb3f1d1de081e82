ALTER TABLE "ledger_checks" RENAME COLUMN "created_at" TO "taken_at";--> statement-breakpoint
ALTER TABLE "ledger_checks" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "ledger_checks" SET "done_at" = "taken_at";