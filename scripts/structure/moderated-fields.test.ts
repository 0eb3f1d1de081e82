import { moderatedChanges, unmoderatedFields } from '@preroll/rules/advert/moderated-changes';
import { describe, expect, it } from 'vitest';
import contract from '../../server/src/platform/contract/generated/contract.json' with { type: 'json' };

const { AdvertCreate, AdvertUpdate } = contract.components.schemas;
const inputs = Object.keys({ ...AdvertCreate.properties, ...AdvertUpdate.properties });
const moderated = inputs.filter((field) => !unmoderatedFields.includes(field));

describe('a change of an advert', () => {
  it.each([...moderated, 'a_field_of_tomorrow'])('in %s needs moderation', (field) => {
    expect(moderatedChanges({}, { [field]: 'changed' })).toEqual([field]);
    expect(moderatedChanges({ [field]: 'changed' }, {})).toEqual([field]);
  });

  /** Each entry is a decision; one that the contract doesn't have any more would let the next field of that name pass. */
  it('needs none in fields that the contract has', () => {
    expect(unmoderatedFields.filter((field) => !inputs.includes(field))).toEqual([]);
  });
});
