import type { Draft } from '@/entities/draft';
import type { Section } from './sections';

/** What surrounds the form. A draft is stored with the version and the section it belongs to. */
export interface DraftContext {
  /** Of whoever is signed in now. */
  token: string | undefined;
  version: number | undefined;
  /** Of a form in steps. */
  section: Section | null;
  isSubmitting: boolean;
  /** The server is being asked for an earlier draft. */
  isLookingUp: boolean;
  /** The earlier draft; null if there is none, undefined until this is known. */
  found: Draft | null | undefined;
}
