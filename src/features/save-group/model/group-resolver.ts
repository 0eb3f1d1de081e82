import { validateGroup } from '@preroll/rules/campaign/group';
import { GroupCreate } from '@/shared/contract';
import { contractResolver, withRules } from '@/shared/lib/forms';

/** Validates a group by the contract and by rules that involve several fields. */
export const groupResolver = withRules<GroupCreate, GroupCreate>(contractResolver(GroupCreate), validateGroup);
