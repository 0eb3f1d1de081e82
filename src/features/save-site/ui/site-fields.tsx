import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { dictionaryQueries } from '@/entities/dictionary';
import { platformLabels, siteLabels } from '@/entities/site';
import type { PlatformType } from '@/shared/api';
import { SelectField, TextField } from '@/shared/ui/field';
import { TagsField } from '@/shared/ui/tags-field';

const platforms = (Object.keys(platformLabels) as PlatformType[]).map((value) => ({
  value,
  label: platformLabels[value],
}));

/** The most categories of a site. */
const MAX_CATEGORIES = 3;

interface SiteFieldsProps {
  addressHelp: string;
  /** The owner field, shown after the address. */
  owner?: ReactElement | false;
  /** The folder field, shown at the end. */
  folder?: ReactNode;
}

export function SiteFields({ addressHelp, owner, folder }: SiteFieldsProps) {
  const { data: categories = [] } = useQuery(dictionaryQueries.categories());
  const choices = categories.map(({ code, name }) => ({ value: code, label: name }));
  const known = new Set(choices.map(({ value }) => value));
  return (
    <>
      <TextField name="domain" label={siteLabels.domain} help={addressHelp} required autoComplete="url" />
      {owner}
      <TextField name="name" label={siteLabels.name} required />
      <SelectField name="platform_type" label={siteLabels.platform_type} options={platforms} required />
      <TagsField
        name="categories"
        label={siteLabels.categories}
        help={`What most visitors come for, at most ${MAX_CATEGORIES}`}
        placeholder="Type a part of its name"
        choices={choices}
        max={MAX_CATEGORIES}
        // names of categories contain commas
        separator="lines"
        check={(item) => (known.has(item) ? { item } : { problem: 'Choose one of the list' })}
        required
      />
      {folder}
    </>
  );
}
