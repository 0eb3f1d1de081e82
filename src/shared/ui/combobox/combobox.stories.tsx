import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { ComboboxField } from './combobox-field';
import type { ComboboxOption } from './use-options';

const cities: readonly ComboboxOption<number>[] = [
  { value: 1, label: 'Berlin', description: 'Germany' },
  { value: 2, label: 'Bern', description: 'Switzerland' },
  { value: 3, label: 'Paris', description: 'France' },
  { value: 4, label: 'Paris', description: 'Texas, United States' },
  { value: 5, label: 'Pyongyang', disabledReason: 'Nothing is shown there' },
];

const matching = (text: string) => cities.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));

let key = 0;
/** Query options with a key per story, so that stories don't share cached results. */
const searchBy = (answer: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption<number>[]>) => {
  key += 1;
  const story = key;
  return (text: string) => ({
    queryKey: ['combobox', story, text],
    queryFn: ({ signal }: { signal: AbortSignal }) => answer(text, signal),
  });
};

/**
 * Autocomplete for one of hundreds of records on the server: a city, an owner, a campaign to copy to. Searches are
 * debounced, and outdated requests are cancelled. `search` returns the entity's query options, so that repeated
 * searches are answered from the cache.
 *
 * For up to twenty known options use a `SelectField`, which works best on every device. For many values, or values from
 * a spreadsheet, use a `TagsField`.
 */
const meta = {
  title: 'Components/Inputs/Combobox (autocomplete, typeahead, multiselect)',
  id: 'components-inputs-combobox',
  component: ComboboxField<number, readonly ComboboxOption<number>[], readonly unknown[]>,
  args: { name: 'city', label: 'City', search: searchBy(async (text) => matching(text)) },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <ComboboxField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof ComboboxField<number, readonly ComboboxOption<number>[], readonly unknown[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true, help: 'Where the people are who shall see it.' },
};

/** Tab selects the only option that matches the text. */
export const OnlyMatch: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(input, 'berl');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.tab();
    await expect(input).toHaveValue('Berlin');
  },
};

/** Text that selects no option leaves the value unchanged. */
export const KeepsWhatWasChosen: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(input, 'berl');
    await userEvent.click(await screen.findByRole('option', { name: /^Berlin/ }));
    await userEvent.clear(input);
    await userEvent.type(input, 'p');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.tab();
    await expect(input).toHaveValue('Berlin');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('');
  },
};

export const ByKeyboard: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'City' });
    await expect(input).toHaveAccessibleDescription('Where the people are who shall see it.');
    await userEvent.type(input, 'par');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Texas/ })).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Paris'));
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"city":4}');
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"city":null}');
  },
};

export const Filled: Story = {
  args: { knownOptions: [{ value: 77, label: 'Samarkand' }] },
  parameters: {
    frame: { values: { city: 77 } },
    anatomy: {
      label: 'Label: always visible, above the control',
      input: 'Input: shows the chosen option, and searches as soon as one types',
      '[data-part=clear-trigger]': 'Clear: only while there is something to clear',
      '[data-part=trigger]': 'Arrow: shows the list without a search',
    },
  },
};

/** Shows the name of the initial value, and discards typed text that selects no option. */
export const Cleared: Story = {
  ...Filled,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'City' });
    await expect(input).toHaveValue('Samarkand');
    await userEvent.type(input, 'x');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Samarkand'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"city":null}');
  },
};

/** Descriptions distinguish options with the same name; a disabled option gives its reason. */
export const Open: Story = {
  parameters: { frame: { values: { city: 3 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the list' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await expect(screen.getByRole('option', { name: /France/ })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('option', { name: /Nothing is shown there/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Selecting an option within one frame leaves no active option in the closed list. */
export const ChosenInOneFrame: Story = {
  play: async ({ canvas, userEvent }) => {
    const frames: FrameRequestCallback[] = [];
    const held = spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const input = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: /^Berlin/ }));
    held.mockRestore();
    for (const frame of frames) frame(performance.now());
    await expect(input).toHaveValue('Berlin');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveAttribute('aria-activedescendant', '');
  },
};

export const Loading: Story = {
  args: { search: searchBy(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'City' }));
    await expect(await screen.findByText('Searching…')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'zz');
    await waitFor(() => expect(screen.getAllByText('No results')).toHaveLength(2));
  },
};

let isServerUp = false;

export const Failed: Story = {
  args: { search: searchBy(async (text) => (isServerUp ? matching(text) : Promise.reject(new Error('500')))) },
  beforeEach: () => {
    isServerUp = false;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'City' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The list could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Recovered: Story = {
  ...Failed,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Failed.play?.(context);
    isServerUp = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
  },
};

const requestedTexts: string[] = [];
const cancelled: string[] = [];

/** A newer search cancels the older request, whose late response is ignored. */
export const Superseded: Story = {
  tags: ['!autodocs'],
  args: {
    search: searchBy((text, signal) => {
      requestedTexts.push(text);
      if (text !== 'ber') return Promise.resolve(matching(text));
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          cancelled.push(text);
          reject(signal.reason);
        });
      });
    }),
  },
  beforeEach: () => {
    requestedTexts.length = 0;
    cancelled.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(input, 'ber');
    await waitFor(() => expect(requestedTexts).toContain('ber'));
    await userEvent.clear(input);
    await userEvent.type(input, 'par');
    await waitFor(() => expect(cancelled).toEqual(['ber']));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(screen.queryByRole('option', { name: /Berlin/ })).toBeNull();
  },
};

export const WithError: Story = { parameters: { frame: { errors: { city: 'Choose a city' } } } };

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The campaign is running: stop it first', knownOptions: cities },
  parameters: { frame: { values: { city: 1 } } },
};

const many = Array.from({ length: 200 }, (_, index) => ({
  value: index,
  label: `Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch ${index + 1}`,
  description: 'A village on the island of Anglesey, in the county of the same name, Wales',
}));

export const LongManyAndNarrow: Story = {
  args: {
    search: searchBy(async () => many),
    knownOptions: many.slice(0, 1),
    label: 'The place where most of the people live who shall see the advert',
  },
  parameters: { frame: { narrow: true, values: { city: 0 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the list' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(200));
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** There are too many options to read: a few letters find one, and a second line distinguishes equal names. */
export const ToldApart: Story = {
  ...good,
  args: { placeholder: 'Paris', knownOptions: cities },
};

/** Three well-known options don't need a search. Use a _Select_. */
export const ThreeOptions: Story = {
  ...bad,
  args: {
    label: 'Device',
    placeholder: 'Search devices',
    search: searchBy(async () => ['Desktop', 'Mobile', 'Tablet'].map((label, index) => ({ value: index, label }))),
  },
};
