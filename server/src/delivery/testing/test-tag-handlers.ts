import { findPlacement } from '../../inventory/placements/placement-queries.ts';
import { vastUrl } from '../../inventory/placements/vast-url.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { TestTokens } from './test-tokens.ts';

interface Deps {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
  limits: Pick<Limits, 'explanations'>;
  testTokens: TestTokens;
}

/** Issues test tags to users who may see the placement. */
export const testTagHandlers = ({
  db,
  config: { publicUrl },
  limits,
  testTokens,
}: Deps): Pick<Handlers, 'createTestTag'> => ({
  async createTestTag({ viewer, params: { placementId }, request }) {
    await limits.explanations(request);
    await findPlacement(db, viewer, placementId);
    const { token, expiresAt } = testTokens.issue(placementId, new Date());
    return {
      status: 201,
      body: {
        vast_url: `${vastUrl(publicUrl, placementId)}&test=${token}`,
        player_url: `${publicUrl}/vast/test?placement=${placementId}&test=${token}`,
        expires_at: expiresAt.toISOString(),
      },
    };
  },
});
