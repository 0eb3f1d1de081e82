import type { StoryContext } from '@storybook/react-vite';
import { getGetDraftMockHandler } from '@/shared/api/generated/endpoints/drafts/drafts.msw';

/** Nothing was left unfinished: the contract's example is a draft. */
export function withoutDraft({ msw }: Pick<StoryContext, 'msw'>): void {
  msw.use(getGetDraftMockHandler({ values: null, updated_at: null }));
}
