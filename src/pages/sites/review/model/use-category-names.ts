import { useQuery } from '@tanstack/react-query';
import { dictionaryQueries } from '@/entities/dictionary';
import type { Site } from '@/entities/site';

export function useCategoryNames({ categories }: Pick<Site, 'categories'>): readonly string[] {
  const { data } = useQuery(dictionaryQueries.categories());
  return categories.map((code) => data?.find((category) => category.code === code)?.name ?? code);
}
