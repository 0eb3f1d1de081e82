import { Globe } from 'lucide-react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { contractResolver } from '../../src/shared/lib/forms';
import { ButtonLink } from '../../src/shared/ui/button';
import { DateRangeField } from '../../src/shared/ui/date-field';
import { SwitchField, TextField } from '../../src/shared/ui/field';
import { FoldedSection } from '../../src/shared/ui/folded-section';
import { Form, formBehaviour, SaveBar, useFormGuard } from '../../src/shared/ui/form';
import { FormSections, useFolding } from '../../src/shared/ui/form-sections';
import { MoneyField } from '../../src/shared/ui/money-field';
import { PageHeader } from '../../src/shared/ui/page-header';
import { Section } from '../../src/shared/ui/section';
import { UrlField } from '../../src/shared/ui/url-field';

/** A real page imports its schema from `@/shared/contract`. */
const schema = z.object({
  name: z.string().min(1).max(100),
  link: z.string().min(1),
  limit: z.string().nullable(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  compressed: z.boolean(),
});

export type Values = z.infer<typeof schema>;

const sections = [
  { id: 'basics', label: 'Basics', fields: ['name', 'link'] },
  { id: 'budget', label: 'Budget and dates', fields: ['limit', 'start', 'end'] },
  { id: 'video', label: 'Video', fields: ['compressed'] },
] as const;

const labels = {
  name: 'Name',
  link: 'Link',
  limit: 'Budget',
  start: 'First day',
  end: 'Last day',
  compressed: 'Smaller videos',
};

interface FormPageProps {
  values: Values;
  save: (values: Values) => Promise<void>;
}

/** The form of a record: its sections, complete ones folded, and a bar that appears with the first change. */
export function FormPage({ values, save }: FormPageProps) {
  const form = useForm({ ...formBehaviour, resolver: contractResolver(schema), defaultValues: values });
  const { hidden, fold } = useFolding<(typeof sections)[number]['id']>(sections);
  useFormGuard(form.control);

  return (
    <>
      <PageHeader
        title="Edit campaign"
        actions={
          <ButtonLink to="/" variant="outline" icon={<Globe aria-hidden />}>
            Open the link
          </ButtonLink>
        }
      />
      <Form form={form} onSubmit={save} label="Edit campaign" hidden={hidden} width="full">
        <FormSections sections={sections}>
          <Section id="basics" title="Basics">
            <TextField name="name" label="Name" required />
            <UrlField name="link" label="Link" help="Where adverts lead unless they have their own link" required />
          </Section>
          <Section id="budget" title="Budget and dates">
            <MoneyField name="limit" label="Budget" help="Nothing means no limit." currency="RUB" />
            <DateRangeField names={['start', 'end']} label="Flight" />
          </Section>
          <FoldedSection title="Video" summary="Smaller videos for slow networks" {...fold('video')}>
            <SwitchField name="compressed" label="Smaller videos for slow networks" />
          </FoldedSection>
        </FormSections>
        <SaveBar labels={labels} />
      </Form>
    </>
  );
}
