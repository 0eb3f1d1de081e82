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

  /**
   * Each unmoderated field is a decision. An entry that was removed from the contract would exempt a later field of
   * that name.
   */
  it('is exempt from moderation only in fields of the contract', () => {
    expect(unmoderatedFields.filter((field) => !inputs.includes(field))).toEqual([]);
  });
});
