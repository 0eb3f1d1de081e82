import type { Site } from '@/entities/site';
import { styled } from '@/shared/theme';
import { CheckList } from '@/shared/ui/check-list';
import { siteChecks } from '../model/site-checks';
import { useCategoryNames } from '../model/use-category-names';

const Panel = styled('div', { base: { textStyle: 'small', '& h3': { textStyle: 'sub' } } });

export function SiteChecks({ site }: { site: Site }) {
  const names = useCategoryNames(site);
  return (
    <Panel>
      <h3>Checks</h3>
      <CheckList label="Checks" checks={siteChecks(site, names)} />
    </Panel>
  );
}
