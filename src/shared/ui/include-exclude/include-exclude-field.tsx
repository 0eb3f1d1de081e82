import { useWatch } from 'react-hook-form';
import { unwrapOpaque } from '@/shared/lib/forms';
import { styled } from '@/shared/theme';
import { FieldGroup } from '@/shared/ui/field';
import { namesOf, type TagConflict, TagsField, type TagsFieldProps } from '@/shared/ui/tags-field';
import { conflictSentence, sharedItems } from './conflicts';

const Pair = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, {sizes.60}), 1fr))',
    gap: '4',
    alignItems: 'start',
  },
});

interface IncludeExcludeFieldProps extends Omit<TagsFieldProps, 'name' | 'conflict' | 'required' | 'grouped'> {
  /** Form paths of the two lists: `country.white`, `country.black`. */
  names: readonly [included: string, excluded: string];
  includedLabel?: string;
  excludedLabel?: string;
}

const listOf = (wrapped: unknown): readonly string[] => {
  const value = unwrapOpaque(wrapped);
  return Array.isArray(value) ? value : [];
};

function conflictWith(
  shared: readonly string[],
  names: readonly string[],
  other: string,
  note: string,
): TagConflict | undefined {
  return shared.length === 0 ? undefined : { items: new Set(shared), note, sentence: conflictSentence(names, other) };
}

/** Two lists without common items. Items in both lists are marked and named below both. */
export function IncludeExcludeField({
  names: [included, excluded],
  label,
  help,
  includedLabel = 'Include',
  excludedLabel = 'Exclude',
  ...tags
}: IncludeExcludeFieldProps) {
  const [white, black] = useWatch({ name: [included, excluded] }).map(listOf);
  const shared = sharedItems(white ?? [], black ?? []);
  const sharedNames = shared.map(namesOf(tags.choices));
  return (
    <FieldGroup label={label} help={help}>
      {() => (
        <Pair>
          <TagsField
            {...tags}
            grouped
            name={included}
            label={includedLabel}
            conflict={conflictWith(shared, sharedNames, excludedLabel, 'also excluded')}
          />
          <TagsField
            {...tags}
            grouped
            name={excluded}
            label={excludedLabel}
            conflict={conflictWith(shared, sharedNames, includedLabel, 'also included')}
          />
        </Pair>
      )}
    </FieldGroup>
  );
}
