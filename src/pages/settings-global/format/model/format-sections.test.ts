import { expect, test } from 'vitest';
import { formatSections } from './format-sections';
import { blankFormat } from './format-values';

test('every field is in one section', () => {
  expect(formatSections.flatMap(({ fields }): readonly string[] => fields).toSorted()).toEqual(
    Object.keys(blankFormat).toSorted(),
  );
});
