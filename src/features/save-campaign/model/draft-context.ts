import type { Draft } from '@/entities/draft';
import type { Section } from './sections';

/** The environment of the form. A draft is stored with its version and section. */
export interface DraftContext {
  /** The token of the current session. */
  token: string | undefined;
  version: number | undefined;
  /** The section of a form with steps. */
  section: Section | null;
  isSubmitting: boolean;
  /** Whether the lookup of an earlier draft is running. */
  isLookingUp: boolean;
  /** The earlier draft; null if there is none, undefined until this is known. */
  found: Draft | null | undefined;
}
