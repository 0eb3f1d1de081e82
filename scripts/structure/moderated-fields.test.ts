import { moderatedChanges, unmoderatedFields } from '@preroll/rules/moderated-changes';
import { describe, expect, it } from 'vitest';
import contract from '../../server/src/contract/generated/contract.json' with { type: 'json' };

const { Advert, AdvertCreate, AdvertUpdate } = contract.components.schemas;
const inputs = Object.keys({ ...AdvertCreate.properties, ...AdvertUpdate.properties });
const moderated = inputs.filter((field) => !unmoderatedFields.includes(field));

describe('a change of an advert', () => {
  it.each([...moderated, 'a_field_of_tomorrow'])('in %s needs moderation', (field) => {
    expect(moderatedChanges({}, { [field]: 'changed' })).toEqual([field]);
    expect(moderatedChanges({ [field]: 'changed' }, {})).toEqual([field]);
  });

  /** Each entry is a decision; one that the contract doesn't have any more would let the next field of that name pass. */
  it('needs none in fields that the contract has', () => {
    const known = [...inputs, ...Object.keys(Advert.properties)];
    expect(unmoderatedFields.filter((field) => !known.includes(field))).toEqual([]);
  });

  it('needs none in what viewers never meet', () => {
    expect(inputs.filter((field) => unmoderatedFields.includes(field)).sort()).toMatchInlineSnapshot(`
      [
        "administrator_restrictions",
        "ads_id",
        "ban",
        "name",
        "ord_advert",
        "status",
        "use_compression",
        "version",
      ]
    `);
  });
});
