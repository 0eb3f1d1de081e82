import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { Format } from '@/entities/dictionary';
import { ButtonLink } from '@/shared/ui/button';
import { DetailColumns } from '@/shared/ui/detail-layout';
import { Form, SubmitButton, steadyPress } from '@/shared/ui/form';
import type { CampaignFormValues } from '../model/campaign-form';
import type { NamedFormat } from '../model/named-formats';
import { hiddenFields, type Section, sectionLabels, sections } from '../model/sections';
import type { Kept } from '../model/use-draft-writes';
import { useFocusInSection } from '../model/use-focus-in-section';
import { BasicsSection } from './basics-section';
import { CampaignSummary } from './campaign-summary';
import { KeptNote } from './kept-note';
import { LimitsSection } from './limits-section';
import { ReviewSection } from './review-section';
import { ScheduleSection } from './schedule-section';
import { SectionNav } from './section-nav';

const Part = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', '&:focus': { outline: 'none' } },
});

/** In sight however long a section is. */
const Buttons = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    py: '3',
    my: '-3',
    bg: 'surface.canvas',
  },
});

const Aside = chakra('aside', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    position: { lg: 'sticky' },
    top: 'calc({sizes.topbar} + {spacing.4})',
  },
});

export interface CampaignFormProps {
  form: UseFormReturn<CampaignFormValues>;
  label: string;
  onSubmit: (values: CampaignFormValues) => Promise<unknown>;
  submitLabel: string;
  formats: readonly Format[];
  /** As they are shown, also one that isn't sold any more; those that are, without. */
  named?: readonly NamedFormat[];
  /** Of the bid and of cash; undefined where it isn't known yet. */
  currency: string | undefined;
  /** Which one is shown: the address says it. */
  section: Section;
  /** Whose it is and where it is kept. */
  keeping?: ReactNode;
  /** The fields of the section "Audience". */
  audience: ReactNode;
  /** Below the summary. */
  reach?: ReactNode;
  /** In the review: what speaks against it, though it can be saved. */
  warnings?: ReactNode;
  /** What of it is kept as a draft. */
  kept: Kept;
  /** What is to be known before saving. */
  notices?: ReactNode;
}

/** A campaign in sections, one of which is shown; beside it the whole of it in words. */
export function CampaignForm({
  form,
  label,
  onSubmit,
  submitLabel,
  formats,
  named = formats,
  currency,
  section,
  keeping,
  audience,
  reach,
  warnings,
  kept,
  notices,
}: CampaignFormProps) {
  const navigate = useNavigate();
  const part = useRef<HTMLDivElement>(null);
  const next = sections[sections.indexOf(section) + 1];
  const known = { formats: named, currency };

  const hidden = hiddenFields(
    (wanted) =>
      void navigate({ to: '.', search: (state: object) => ({ ...state, section: wanted }), resetScroll: false }),
  );

  const correct = useFocusInSection(form, section, part);

  return (
    <FormProvider {...form}>
      <DetailColumns>
        <Form form={form} onSubmit={onSubmit} label={label} hidden={hidden}>
          {notices}
          <SectionNav current={section} />
          <Part ref={part} tabIndex={-1} data-part="fields">
            {section === 'basics' && <BasicsSection sold={formats} {...known} keeping={keeping} />}
            {section === 'schedule' && <ScheduleSection />}
            {section === 'limits' && <LimitsSection currency={currency} />}
            {section === 'audience' && audience}
            {section === 'review' && <ReviewSection {...known} onCorrect={correct} warnings={warnings} />}
          </Part>
          <Buttons>
            <SubmitButton>{submitLabel}</SubmitButton>
            {next && (
              <ButtonLink
                to="."
                search={(state: object) => ({ ...state, section: next })}
                variant="outline"
                resetScroll={false}
                {...steadyPress}
              >
                Next: {sectionLabels[next]}
              </ButtonLink>
            )}
            <KeptNote kept={kept} />
          </Buttons>
        </Form>
        <Aside aria-label="Summary">
          {section !== 'review' && <CampaignSummary title="In words" {...known} onCorrect={correct} />}
          {reach}
        </Aside>
      </DetailColumns>
    </FormProvider>
  );
}
