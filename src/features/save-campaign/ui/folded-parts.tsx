import { type ReactNode, useDeferredValue, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FoldedSection } from '@/shared/ui/folded-section';
import { type useFolding, useRefusedSections } from '@/shared/ui/form-sections';
import type { CampaignFormValues } from '../model/campaign-form';
import { type CampaignSentence, type DescriptionContext, describeCampaign } from '../model/describe-campaign';
import { type FormSection, formSections, sectionLabels } from '../model/sections';

/** The sections that can be folded; the basics always stay open. */
const folded = ['schedule', 'limits', 'audience'] as const satisfies readonly FormSection[];

interface FoldedPartsProps {
  known: DescriptionContext;
  fold: ReturnType<typeof useFolding<FormSection>>['fold'];
  fields: Record<(typeof folded)[number], ReactNode>;
}

/** The folded sections of an edited campaign, each with a sentence about its current values. */
export function FoldedParts({ known, fold, fields }: FoldedPartsProps) {
  const { control } = useFormContext<CampaignFormValues>();
  // deferred, because the sentences need not keep up with typing
  const values = useDeferredValue(useWatch({ control }) as CampaignFormValues);
  const refused = useRefusedSections(formSections);
  const sentences = describeCampaign(values, known);
  return folded.map((section) => (
    <Part
      key={section}
      sentence={sentences.find((one) => one.section === section)}
      isRefused={refused.has(section)}
      {...fold(section)}
    >
      {fields[section]}
    </Part>
  ));
}

interface PartProps {
  id: FormSection;
  sentence: CampaignSentence | undefined;
  isRefused: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Mounted when first opened, because the audience fetches dictionaries. */
  children: ReactNode;
}

function Part({ id, sentence, isRefused, isOpen, onToggle, children }: PartProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const { text = '', contradictions = [] } = sentence ?? {};
  return (
    <FoldedSection
      id={id}
      title={sectionLabels[id]}
      summary={text || contradictions.map(({ message }) => message).join('. ')}
      isRefused={isRefused || contradictions.length > 0}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {wasOpen && children}
    </FoldedSection>
  );
}
