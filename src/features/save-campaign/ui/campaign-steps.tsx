import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Format } from '@/entities/dictionary';
import { styled } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { DetailColumns } from '@/shared/ui/detail-layout';
import { Form, FormBar, keepFocusOnPress, SubmitButton } from '@/shared/ui/form';
import { Section } from '@/shared/ui/section';
import type { Owner } from '../api/use-spendable';
import type { CampaignFormValues } from '../model/campaign-form';
import { hiddenFields, type Section as Step, sectionLabels, sections, stepFields } from '../model/sections';
import type { DraftAutosave } from '../model/use-draft-autosave';
import { useFocusInSection } from '../model/use-focus-in-section';
import { BasicsFields, type BasicsFieldsProps } from './basics-fields';
import { CampaignSummary } from './campaign-summary';
import { DraftNotice } from './draft-notice';
import { DraftSavedNote } from './draft-saved-note';
import { Fields } from './fields';
import { LimitsFields } from './limits-fields';
import { ReviewSection } from './review-section';
import { ScheduleFields } from './schedule-fields';
import { StepNav } from './step-nav';

const Aside = styled('aside', {
  base: {
    position: { lg: 'sticky' },
    top: { base: 'calc({sizes.topbar} + {spacing.4})', md: '4' },
  },
});

export interface CampaignStepsProps extends Pick<BasicsFieldsProps, 'hasOwnerField' | 'folder'> {
  form: UseFormReturn<CampaignFormValues>;
  onSubmit: (values: CampaignFormValues) => Promise<unknown>;
  formats: readonly Format[];
  owner: Owner;
  /** Currency of the bid and the budgets; undefined until it is known. */
  currency: string | undefined;
  /** The owner's time zone, which is the default of a campaign; undefined until it is known. */
  timezone?: string | undefined;
  /** The open section, from the URL. */
  section: Step;
  /** The fields of the section "Audience". */
  audience: ReactNode;
  /** Renders the reach above the summary. In the review step it has no warning, because the review shows it. */
  reach?: (parts: { warns: boolean }) => ReactNode;
  /** Warnings in the review, which don't prevent saving. */
  warnings?: ReactNode;
  draft: DraftAutosave;
}

/** The form of a new campaign in steps, next to a summary of the whole campaign. */
export function CampaignSteps({
  form,
  onSubmit,
  formats,
  owner,
  currency,
  timezone,
  section,
  audience,
  reach,
  warnings,
  draft,
  ...ownership
}: CampaignStepsProps) {
  const navigate = useNavigate();
  const part = useRef<HTMLDivElement>(null);
  const place = sections.indexOf(section);
  const next = sections[place + 1];
  const known = { formats, currency, timezone };
  const isStep = next !== undefined;

  const show = (wanted: Step, resetScroll: boolean) =>
    void navigate({ to: '.', search: (state: object) => ({ ...state, section: wanted }), resetScroll });
  const hidden = isStep ? stepFields(section, () => show(next, true)) : hiddenFields((wanted) => show(wanted, false));

  const correct = useFocusInSection(form, section, part);

  return (
    <Form form={form} onSubmit={onSubmit} label="New campaign" hidden={hidden} isStep={isStep} width="full">
      <StepNav current={section} />
      <DetailColumns>
        <Fields>
          <DraftNotice draft={draft} />
          <Fields ref={part} tabIndex={-1} data-part="fields">
            {section === 'basics' && (
              <Section title={sectionLabels.basics}>
                <BasicsFields sold={formats} {...known} {...ownership} />
              </Section>
            )}
            {section === 'schedule' && (
              <Section title={sectionLabels.schedule}>
                <ScheduleFields timezone={timezone} />
              </Section>
            )}
            {section === 'limits' && (
              <Section title={sectionLabels.limits}>
                <LimitsFields owner={owner} currency={currency} />
              </Section>
            )}
            {section === 'audience' && audience}
            {section === 'review' && <ReviewSection {...known} owner={owner} onCorrect={correct} warnings={warnings} />}
          </Fields>
        </Fields>
        <Aside aria-label="Summary">
          <Fields>
            {reach?.({ warns: section !== 'review' })}
            {section !== 'review' && <CampaignSummary title="Summary" {...known} onCorrect={correct} />}
          </Fields>
        </Aside>
      </DetailColumns>
      <FormBar>
        <DraftSavedNote draft={draft} />
        {place > 0 && (
          <ButtonLink
            to="."
            search={(state: object) => ({ ...state, section: sections[place - 1] })}
            variant="outline"
            resetScroll={false}
            {...keepFocusOnPress}
          >
            Back
          </ButtonLink>
        )}
        <SubmitButton key={section}>{isStep ? `Next: ${sectionLabels[next]}` : 'Create campaign'}</SubmitButton>
      </FormBar>
    </Form>
  );
}
