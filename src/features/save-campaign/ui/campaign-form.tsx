import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { FormProvider, type UseFormReturn, useFormState } from 'react-hook-form';
import type { Format } from '@/entities/dictionary';
import { ButtonLink } from '@/shared/ui/button';
import { DetailColumns } from '@/shared/ui/detail-layout';
import { Form, FormBar, keepFocusOnPress, SubmitButton } from '@/shared/ui/form';
import type { CampaignFormValues } from '../model/campaign-form';
import type { NamedFormat } from '../model/named-formats';
import { hiddenFields, type Section, sectionLabels, sections, stepFields } from '../model/sections';
import type { DraftAutosave } from '../model/use-draft-autosave';
import { useFocusInSection } from '../model/use-focus-in-section';
import { BasicsSection } from './basics-section';
import { CampaignSummary } from './campaign-summary';
import { DraftNotice } from './draft-notice';
import { DraftSavedNote } from './draft-saved-note';
import { LimitsSection } from './limits-section';
import { ReviewSection } from './review-section';
import { ScheduleSection } from './schedule-section';
import { SectionNav } from './section-nav';
import { StepNav } from './step-nav';

const Main = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

const Part = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', '&:focus': { outline: 'none' } },
});

const Aside = chakra('aside', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    position: { lg: 'sticky' },
    top: { base: 'calc({sizes.topbar} + {spacing.4})', md: '4' },
  },
});

export interface CampaignFormProps {
  form: UseFormReturn<CampaignFormValues>;
  label: string;
  onSubmit: (values: CampaignFormValues) => Promise<unknown>;
  submitLabel: string;
  /** One step after the other, submitted on the last one. Otherwise any section can be submitted, once it has changed. */
  inSteps?: boolean;
  formats: readonly Format[];
  /** Formats that can be shown, including one that is no longer sold. Defaults to `formats`. */
  named?: readonly NamedFormat[];
  /** Currency of the bid and the budgets; undefined until it is known. */
  currency: string | undefined;
  /** The owner's time zone, in which a campaign runs that names none; undefined until it is known. */
  timezone?: string | undefined;
  /** The open section, from the URL. */
  section: Section;
  /** Fields for the owner, the group and the folder. */
  keeping?: ReactNode;
  /** The fields of the section "Audience". */
  audience: ReactNode;
  /** Below the summary; where the review has the warnings, it has none of its own. */
  reach?: (parts: { warns: boolean }) => ReactNode;
  /** Warnings in the review; they don't prevent saving. */
  warnings?: ReactNode;
  draft: DraftAutosave;
  /** Notices about saving. */
  notices?: ReactNode;
}

/** The campaign form, one section at a time, with a summary of the whole campaign beside it. */
export function CampaignForm({
  form,
  label,
  onSubmit,
  submitLabel,
  inSteps = false,
  formats,
  named = formats,
  currency,
  timezone,
  section,
  keeping,
  audience,
  reach,
  warnings,
  draft,
  notices,
}: CampaignFormProps) {
  const navigate = useNavigate();
  const part = useRef<HTMLDivElement>(null);
  const place = sections.indexOf(section);
  const next = sections[place + 1];
  const known = { formats: named, currency, timezone };
  const isStep = inSteps && next !== undefined;

  const show = (wanted: Section, resetScroll: boolean) =>
    void navigate({ to: '.', search: (state: object) => ({ ...state, section: wanted }), resetScroll });
  const hidden = isStep ? stepFields(section, () => show(next, true)) : hiddenFields((wanted) => show(wanted, false));

  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const correct = useFocusInSection(form, section, part);
  const note = <DraftSavedNote draft={draft} />;

  return (
    <FormProvider {...form}>
      <Form form={form} onSubmit={onSubmit} label={label} hidden={hidden} isStep={isStep} width="full">
        {inSteps && <StepNav current={section} />}
        <DetailColumns>
          <Main>
            <DraftNotice draft={draft} />
            {notices}
            {!inSteps && <SectionNav current={section} />}
            <Part ref={part} tabIndex={-1} data-part="fields">
              {section === 'basics' && <BasicsSection sold={formats} {...known} keeping={keeping} />}
              {section === 'schedule' && <ScheduleSection timezone={timezone} />}
              {section === 'limits' && <LimitsSection currency={currency} />}
              {section === 'audience' && audience}
              {section === 'review' && <ReviewSection {...known} onCorrect={correct} warnings={warnings} />}
            </Part>
          </Main>
          <Aside aria-label="Summary">
            {section !== 'review' && <CampaignSummary title="Summary" {...known} onCorrect={correct} />}
            {reach?.({ warns: section !== 'review' })}
          </Aside>
        </DetailColumns>
        {(inSteps || isDirty || isSubmitting) && (
          <FormBar>
            {note}
            {inSteps && place > 0 && <SectionButton section={sections[place - 1]}>Back</SectionButton>}
            {!inSteps && next && <SectionButton section={next}>{`Next: ${sectionLabels[next]}`}</SectionButton>}
            <SubmitButton key={inSteps ? section : undefined}>
              {isStep ? `Next: ${sectionLabels[next]}` : submitLabel}
            </SubmitButton>
          </FormBar>
        )}
      </Form>
    </FormProvider>
  );
}

/** Opens another section. */
const SectionButton = ({ section, children }: { section: Section | undefined; children: ReactNode }) => (
  <ButtonLink
    to="."
    search={(state: object) => ({ ...state, section })}
    variant="outline"
    resetScroll={false}
    {...keepFocusOnPress}
  >
    {children}
  </ButtonLink>
);
