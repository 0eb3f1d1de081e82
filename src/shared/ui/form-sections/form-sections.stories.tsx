import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { TextField } from '@/shared/ui/field';
import { FoldedSection } from '@/shared/ui/folded-section';
import { Form, formBehaviour, SaveBar } from '@/shared/ui/form';
import { Section } from '@/shared/ui/section';
import { FormSections } from './form-sections';
import { useFolding, useRefusedSections } from './use-folding';

const sections = [
  { id: 'basics', label: 'Basics', fields: ['name'] },
  { id: 'prices', label: 'Prices', fields: ['floor'] },
  { id: 'backfill', label: 'Backfill', fields: ['backfill'] },
] as const;

type Id = (typeof sections)[number]['id'];

const labels = { name: 'Name', floor: 'Floor price', backfill: 'Backfill' };

function Backfill({ fold }: { fold: ReturnType<typeof useFolding<Id>>['fold'] }) {
  const refused = useRefusedSections(sections);
  return (
    <FoldedSection title="Backfill" summary="None" isRefused={refused.has('backfill')} {...fold('backfill')}>
      <TextField name="backfill" label="VAST URL" required />
    </FoldedSection>
  );
}

function PlacementForm() {
  const form = useForm({
    ...formBehaviour,
    defaultValues: { name: 'Evening', floor: '12', backfill: '' },
    resolver: (values) => {
      const errors = {
        ...(values.backfill === '' && { backfill: { type: 'required', message: 'Enter an address' } }),
      };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { hidden, fold } = useFolding<Id>(sections);
  return (
    <Form form={form} label="Placement" onSubmit={() => {}} hidden={hidden} width="full">
      <FormSections sections={sections}>
        <Section id="basics" title="Basics">
          <TextField name="name" label="Name" required />
        </Section>
        <Section id="prices" title="Prices">
          <TextField name="floor" label="Floor price" />
        </Section>
        <Backfill fold={fold} />
      </FormSections>
      <SaveBar labels={labels} />
    </Form>
  );
}

/**
 * A long form with three or more sections, with links to them beside it on wide screens. A dot marks sections with
 * changes. Don't use it on pages that already have links beside them, such as the global settings. Inactive or
 * completed parts are `FoldedSection`s, which `useFolding` opens if one of their fields is rejected.
 */
const meta = {
  title: 'Components/Layout/Form sections (side navigation)',
  id: 'components-layout-form-sections',
  component: FormSections,
  parameters: { layout: 'fullscreen' },
  args: { sections, children: null },
  render: () => <PlacementForm />,
} satisfies Meta<typeof FormSections>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link moves the focus to its section, and opens it if it is folded. */
export const Wide: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' news');
    await expect(canvas.getByRole('link', { name: /^Basics ?, changed$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Backfill' }));
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox', { name: 'VAST URL' })).toHaveFocus();
  },
};

/** A rejected field in a folded section opens it. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' news{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'VAST URL' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Backfill' })).toHaveAccessibleDescription(/to correct/);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'xs' } } };
