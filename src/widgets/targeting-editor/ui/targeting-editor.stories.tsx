import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { useForm } from 'react-hook-form';
import { expect, waitFor, within } from 'storybook/test';
import { emptyTargeting, type GeoPlace, type Targeting, toTargetingFormValues } from '@/entities/targeting';
import { getDictionariesMock } from '@/shared/api/generated/endpoints/dictionaries/dictionaries.msw';
import { Form, formBehaviour } from '@/shared/ui/form';
import { TargetingEditor } from './targeting-editor';

function Frame({ targeting }: { targeting: Partial<Targeting> }) {
  const form = useForm({
    ...formBehaviour,
    defaultValues: { ads: toTargetingFormValues({ ...emptyTargeting(), ...targeting }) },
  });
  return (
    <Form form={form} label="Campaign" onSubmit={() => {}}>
      <TargetingEditor />
    </Form>
  );
}

const calls = ['/backend/api/dictionaries/*', '/backend/api/feeds'];

const holding = (targeting: Partial<Targeting>) => ({ targeting });

/**
 * Edits who sees a campaign: all targeting settings except limits and schedule. It edits the form values under `ads`
 * (`toTargetingFormValues`). Closed panels render nothing, so thousands of entries cost nothing. Use it in the campaign
 * form only; to display a targeting, describe it in words.
 */
const meta = {
  title: 'Screens/Targeting editor',
  component: TargetingEditor,
  beforeEach: ({ msw }) => {
    msw.use(...getDictionariesMock());
  },
  render: (_, { parameters }) => <Frame targeting={parameters.targeting ?? {}} />,
} satisfies Meta<typeof TargetingEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^By code or ID/ })).toHaveTextContent('Any');
    await expect(await canvas.findByRole('checkbox', { name: 'Phones' })).not.toBeChecked();
  },
};

/** Uses the keyboard only: into the tree, down, and through both sides. */
export const PlacesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('treeitem');
    first?.focus();
    const name = first?.getAttribute('aria-label') ?? '';
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('treeitem', { name: `${name}, included` })).toHaveFocus();
    await expect(canvas.getByRole('grid', { name: 'Places to include' })).toHaveTextContent(name);
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('treeitem', { name: `${name}, excluded` })).toHaveFocus();
    await userEvent.keyboard('-');
    await expect(await canvas.findByRole('treeitem', { name })).toHaveFocus();
  },
};

const germany: GeoPlace = { id: 'DE', type: 'country', name: 'Germany', parent_id: 'EU' };
const france: GeoPlace = { id: 'FR', type: 'country', name: 'France', parent_id: 'EU' };

/** The tree and the lists edit the same places: removing an entry from one removes it from the other. */
export const RemovedFromAList: Story = {
  parameters: holding({ geo_white_ui: [germany, france], country: { white: ['DE', 'FR'], black: [] } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^By code or ID/ }));
    const list = within(await canvas.findByRole('grid', { name: 'Include: the list' }));
    const places = within(canvas.getByRole('grid', { name: 'Places to include' }));
    await expect(places.getAllByRole('gridcell')).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: 'Remove DE' }));
    await expect(places.getAllByRole('gridcell').map((cell) => cell.title)).toEqual(['France']);
    const [first] = await canvas.findAllByRole('treeitem');
    first?.focus();
    await userEvent.keyboard('+');
    await expect(places.getAllByRole('gridcell')).toHaveLength(2);
    await expect(places.queryByText('Germany')).toBeNull();
    await userEvent.click(places.getByRole('button', { name: 'Remove France' }));
    await expect(canvas.getByRole('grid', { name: 'Places to include' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /^By code or ID/ })).toHaveTextContent('1 included');
  },
};

const manyCities = Array.from({ length: 5000 }, (_, index) => index + 1);

/** Thousands of places can be browsed, and removed at once. */
export const ManyPlaces: Story = {
  parameters: holding({ city_black_list: manyCities }),
  play: async ({ canvas, userEvent }) => {
    const places = await canvas.findByRole('grid', { name: 'Places to exclude' });
    places.focus();
    await userEvent.keyboard('{Home}');
    await expect(await within(places).findByText('city 1')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await within(places).findByText('city 5000')).toBeVisible();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByText('Exclude: 4,999')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all places to exclude' }));
    await expect(canvas.queryByRole('grid', { name: 'Places to exclude' })).toBeNull();
    await expect(canvas.getByRole('searchbox', { name: 'Search places' })).toHaveFocus();
  },
};

/** City ids are displayed as names once the panel is open. */
export const CitiesByName: Story = {
  parameters: holding({ city_white_list: [2950159] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^By code or ID/ }));
    const list = within(canvas.getByRole('group', { name: /^Cities/ }));
    await expect(await list.findByText('Berlin, DE')).toBeVisible();
  },
};

/** New entries that are missing from the dictionary are refused; entries that the campaign already has are kept. */
export const NotInTheDictionary: Story = {
  parameters: holding({ region: { white: ['DE-ZZ', 'DE-BE'], black: [] } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^By code or ID/ }));
    const list = within(canvas.getByRole('group', { name: /^Regions/ }));
    const included = list.getByLabelText('Include');
    // the label of the stored entry appears once the dictionary has loaded
    await expect(await list.findByText('Berlin, DE')).toBeVisible();
    await userEvent.type(included, 'DE-YY{Enter}');
    await expect(included).toHaveAccessibleDescription('“DE-YY”: not a region code');
    await userEvent.clear(included);
    await userEvent.type(included, 'de-hh{Enter}');
    await expect(await list.findByText('3 in the list')).toBeVisible();
  },
};

/** A conflict is marked on both sides and counted in the panel's header. */
export const Conflict: Story = {
  parameters: holding({ country: { white: ['DE', 'FR'], black: ['FR'] } }),
  play: async ({ canvas, userEvent }) => {
    const head = await canvas.findByRole('button', { name: /^By code or ID/ });
    await expect(head).toHaveTextContent('2 included, 1 excluded');
    await userEvent.click(head);
    const list = within(canvas.getByRole('group', { name: /^Countries/ }));
    await waitFor(() => expect(list.getAllByText(/(is|are) also in/)).toHaveLength(2));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    for (const call of calls) msw.use(http.get(call, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading')).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('button', { name: /^IP addresses/ })).toBeVisible();
  },
};

/** Each part shows its own error. */
export const Failed: Story = {
  beforeEach: ({ msw }) => {
    for (const call of calls) msw.use(http.get(call, () => HttpResponse.json({ error: 'db' }, { status: 500 })));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: /^IP addresses/ })).toBeVisible();
  },
};

export const Narrow: Story = {
  parameters: holding({ devices: ['tablet'] }),
  globals: { viewport: { value: 'xs' } },
};
