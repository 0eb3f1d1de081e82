import { CircleAlert } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from '@/shared/theme';
import { DescriptionList } from '@/shared/ui/description-list';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';
import type { campaignFacts } from '../model/campaign-facts';
import type { CampaignFormValues } from '../model/campaign-form';
import type { Contradiction } from '../model/contradictions';
import { describeCampaign } from '../model/describe-campaign';
import { fieldLabel } from '../model/field-label';
import type { NamedFormat } from '../model/named-formats';
import { sectionLabels } from '../model/sections';

const Sentences = styled('dl', {
  base: {
    display: 'grid',
    gap: '3',
    '& > div > dt': { textStyle: 'small' },
    '& a': { py: '1' },
    '& dd': { overflowWrap: 'anywhere' },
    // the facts of all sections in one column
    '& > div > dd > dl': { pt: '2', pb: '3', gridTemplateColumns: { sm: '{sizes.48} minmax(0, 1fr)' } },
    '& dd svg': { display: 'inline', boxSize: '4', me: '1', verticalAlign: 'text-bottom', color: 'tone.error.text' },
  },
});

interface CampaignSummaryProps {
  title: string;
  formats: readonly NamedFormat[];
  currency: string | undefined;
  timezone: string | undefined;
  /** The facts of each section, shown instead of its sentence. */
  facts?: ReturnType<typeof campaignFacts>;
  /** Called when the user follows the link to a contradicting field. */
  onCorrect: (contradiction: Contradiction) => void;
}

/**
 * Summarizes the campaign in sentences, each with a link to its section. Contradictions are shown instead of a
 * sentence, with links to their fields.
 */
export function CampaignSummary({ title, formats, currency, timezone, facts, onCorrect }: CampaignSummaryProps) {
  const { control } = useFormContext<CampaignFormValues>();
  // deferred, because the summary need not keep up with typing
  const values = useDeferredValue(useWatch({ control }) as CampaignFormValues);
  return (
    <Section title={title}>
      <Sentences>
        {describeCampaign(values, { formats, currency, timezone }).map(({ section, text, contradictions }) => (
          <div key={section}>
            <dt>
              <Link to="." search={(state: object) => ({ ...state, section })} resetScroll={false}>
                {sectionLabels[section]}
              </Link>
            </dt>
            {facts && section !== 'review' ? (
              <dd>
                <DescriptionList items={facts[section]} />
              </dd>
            ) : (
              text && <dd>{text}</dd>
            )}
            {contradictions.map((contradiction) => (
              <dd key={contradiction.path}>
                <CircleAlert aria-hidden />
                <Link
                  to="."
                  search={(state: object) => ({ ...state, section })}
                  resetScroll={false}
                  onClick={() => onCorrect(contradiction)}
                >
                  {fieldLabel(contradiction.path)}
                </Link>
                <span>{`: ${contradiction.message}`}</span>
              </dd>
            ))}
          </div>
        ))}
      </Sentences>
    </Section>
  );
}
