import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { UrlField } from './url-field';

/**
 * A web address: a click URL, a webhook. `example.com` becomes `https://example.com` on blur; an internationalized
 * domain is also shown in punycode, to expose look-alikes.
 *
 * For a bare domain or a mask such as `*.example.com` use a `TextField`; for many of them, a `TagsField`.
 */
const meta = {
  title: 'Components/Inputs/URL field',
  component: UrlField,
  args: { name: 'link', label: 'Link', help: 'Where a click leads.' },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <UrlField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof UrlField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true },
};

export const Typed: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Link' });
    await userEvent.click(input);
    await userEvent.paste(' example.com/sale ');
    await userEvent.tab();
    await expect(input).toHaveValue('https://example.com/sale');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent(
      '{"link":"https://example.com/sale"}',
    );
  },
};

export const Filled: Story = {
  parameters: { frame: { values: { link: 'https://example.com/sale?utm_source=preroll' } } },
};

export const Internationalized: Story = {
  parameters: { frame: { values: { link: 'https://пример.рф/распродажа' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveAccessibleDescription(
      'Known to the network as xn--e1afmkfd.xn--p1ai. Where a click leads.',
    );
  },
};

export const Invalid: Story = {
  args: { secure: true },
  parameters: { frame: { submit: true, values: { link: 'http://example.com' } } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Link' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Must begin with https:// Where a click leads.');
    await userEvent.clear(input);
    await userEvent.type(input, 'example');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/^“example” is not a complete domain/);
    await expect(input).toHaveValue('https://example');
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Only the owner may change where it leads' },
  parameters: { frame: { values: { link: 'https://example.com' } } },
};

export const LongAndNarrow: Story = {
  args: { label: 'The page that is told each time somebody watched the advert to its end' },
  parameters: {
    frame: {
      narrow: true,
      values: { link: `https://очень-длинное-имя-сайта-которое-не-помещается.рф/${'a/'.repeat(60)}` },
    },
  },
  play: async ({ canvas }) => {
    const host = canvas.getByText(/^xn--/);
    const field = canvas.getByRole('textbox');
    await expect(host.getBoundingClientRect().right).toBeLessThanOrEqual(field.getBoundingClientRect().right);
  },
};
