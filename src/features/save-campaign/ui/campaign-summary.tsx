import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';
import type { CampaignFormValues } from '../model/campaign-form';
import { describeCampaign } from '../model/describe-campaign';
import type { NamedFormat } from '../model/named-formats';
import { sectionLabels } from '../model/sections';

const Sentences = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    '& dt': { textStyle: 'small' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

interface CampaignSummaryProps {
  title: string;
  formats: readonly NamedFormat[];
  currency: string | undefined;
}

/** The campaign in words, as it stands now; each sentence leads to where it is decided. */
export function CampaignSummary({ title, formats, currency }: CampaignSummaryProps) {
  const { control } = useFormContext<CampaignFormValues>();
  // words may come a moment after the key
  const values = useDeferredValue(useWatch({ control }) as CampaignFormValues);
  return (
    <Section title={title}>
      <Sentences>
        {describeCampaign(values, { formats, currency }).map(({ section, text }) => (
          <div key={section}>
            <dt>
              <Link to="." search={(state: object) => ({ ...state, section })} resetScroll={false}>
                {sectionLabels[section]}
              </Link>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Sentences>
    </Section>
  );
}
