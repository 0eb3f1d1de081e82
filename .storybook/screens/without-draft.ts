import type { StoryContext } from '@storybook/react-vite';
import { getGetDraftMockHandler } from '@/shared/api/generated/endpoints/drafts/drafts.msw';

/** Answers that there is no draft, because the contract's example is one. */
export function withoutDraft({ msw }: Pick<StoryContext, 'msw'>): void {
  msw.use(getGetDraftMockHandler({ values: null, updated_at: null }));
}
