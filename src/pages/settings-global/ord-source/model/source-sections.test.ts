import { expect, test } from 'vitest';
import { sourceSections } from './source-sections';
import { blankSource } from './source-values';

test('every field is in one section', () => {
  expect(sourceSections.flatMap(({ fields }): readonly string[] => fields).toSorted()).toEqual(
    Object.keys(blankSource).toSorted(),
  );
});
