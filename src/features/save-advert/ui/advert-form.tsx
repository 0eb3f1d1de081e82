import { useUnit } from 'effector-react';
import { Fragment, type ReactNode, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type AdvertCreative, describeCreative, type Registration } from '@/entities/advert';
import { $actsAsModerator } from '@/entities/session';
import { SwitchField, TextareaField, TextField } from '@/shared/ui/field';
import { FoldedSection } from '@/shared/ui/folded-section';
import { Form, FormBar, SaveBar, SubmitButton, useFormGuard } from '@/shared/ui/form';
import { FormSections, useFolding, useRefusedSections } from '@/shared/ui/form-sections';
import { Poster } from '@/shared/ui/poster';
import { Section } from '@/shared/ui/section';
import { UrlField } from '@/shared/ui/url-field';
import type { AdvertFormValues } from '../model/advert-form';
import type { AdvertPlace } from '../model/advert-place';
import {
  type AdvertSection,
  advertFieldLabels,
  advertSectionLabels,
  advertSections,
  describeSection,
} from '../model/advert-sections';
import { AdminFields } from './admin-fields';
import { CategoryField } from './category-field';
import { IconField } from './icon-field';
import { RegistrationSection } from './registration-section';
import { TrackersField } from './trackers-field';
import { UrlMarksField } from './url-marks-field';
import { VpaidFields } from './vpaid-fields';

export type RenderCreative = (field: { name: 'creative'; required: boolean }) => ReactNode;

interface AdvertFormProps<Output> {
  form: UseFormReturn<AdvertFormValues, unknown, Output>;
  label: string;
  place: AdvertPlace;
  creative?: AdvertCreative;
  registration?: Registration | null;
  isBanned?: boolean;
  onSubmit: (values: Output) => Promise<unknown>;
  renderCreative: RenderCreative;
  /** The sections that are initially open, besides the basics. */
  opened: readonly AdvertSection[];
  /** Label of the button that creates the advert; undefined when editing. */
  createLabel?: string;
  /** Notices next to the save button. */
  notices?: ReactNode;
}

/**
 * All fields of an advert. Sections that are unused or complete are folded into one line. Input is kept until it is
 * saved or explicitly discarded.
 */
export function AdvertForm<Output>({
  form,
  label,
  place,
  creative,
  registration = null,
  isBanned = false,
  onSubmit,
  renderCreative,
  opened,
  createLabel,
  notices,
}: AdvertFormProps<Output>) {
  const usesVpaid = useWatch({ control: form.control, name: 'use_vpaid' });
  const actsAsModerator = useUnit($actsAsModerator);
  const { hidden, fold } = useFolding(advertSections, opened);
  /** Part of the key: discarding remounts the fields, which clears partial input and uploads. */
  const [round, setRound] = useState(0);
  useFormGuard(form.control);

  const part = (section: AdvertSection, fields: ReactNode) => (
    <Part section={section} creative={creative} {...fold(section)}>
      {fields}
    </Part>
  );

  return (
    <Form form={form} onSubmit={onSubmit} label={label} hidden={hidden} width="full">
      <FormSections
        sections={advertSections.filter(({ id }) => id !== 'administration' || actsAsModerator)}
        notes={notices}
      >
        <Fragment key={round}>
          <Section id="basics" title={advertSectionLabels.basics}>
            <TextField name="name" label="Name" required />
            <UrlField name="advert_link" label="Link" help="Opens when the advert is clicked" required />
          </Section>
          {part(
            'video',
            <>
              {renderCreative({ name: 'creative', required: !usesVpaid })}
              <SwitchField
                name="use_compression"
                label="Compress"
                help="Lower bit rates, so that the video loads faster"
              />
              <SwitchField name="use_vertical" label="Vertical" help="Portrait renditions, 9:16" />
              <SwitchField
                name="marking_in_video"
                label="The marking is in the video"
                help="It shows the word “Реклама”, the advertiser and the ERID, so that our player leaves its label out. Another ERID or name of the advertiser sends the advert to moderation again"
              />
            </>,
          )}
          {part(
            'content',
            <>
              <TextField name="title" label="Title" />
              <TextareaField name="description" label="Description" />
              <CategoryField />
            </>,
          )}
          {part(
            'tracking',
            <>
              <UrlMarksField place={place} />
              <TrackersField formatKind={place.format.kind} />
            </>,
          )}
          {part('vpaid', <VpaidFields isAllowed={place.format.vpaidAllowed} />)}
          {part('icon', <IconField />)}
          {part('registration', <RegistrationSection registration={registration} />)}
          {actsAsModerator && part('administration', <AdminFields isBanned={isBanned} />)}
        </Fragment>
      </FormSections>
      {createLabel === undefined ? (
        <SaveBar labels={advertFieldLabels} onDiscard={() => setRound((count) => count + 1)} />
      ) : (
        <FormBar>
          <SubmitButton>{createLabel}</SubmitButton>
        </FormBar>
      )}
    </Form>
  );
}

interface PartProps {
  section: AdvertSection;
  creative: AdvertCreative | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A section with a summary of its current values. */
function Part({ section, creative, isOpen, onToggle, children }: PartProps) {
  const values = useWatch() as AdvertFormValues;
  const refused = useRefusedSections(advertSections);
  const video = creative && { source: creative.source, text: describeCreative(creative) };
  return (
    <FoldedSection
      id={section}
      title={advertSectionLabels[section]}
      summary={describeSection(section, values, { video })}
      picture={
        section === 'video' &&
        creative?.poster &&
        !isOpen && <Poster src={creative.poster} duration={creative.duration} />
      }
      isRefused={refused.has(section)}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {children}
    </FoldedSection>
  );
}
