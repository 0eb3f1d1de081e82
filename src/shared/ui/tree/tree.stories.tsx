import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import { EmptyState } from '@/shared/ui/empty-state';
import { Tree } from './tree';
import { pathTo, type TreeItem } from './tree-item';

type Folder = TreeItem<number>;

const folders: readonly Folder[] = [
  {
    key: 1,
    name: 'Retail',
    count: 12,
    children: [
      { key: 2, name: 'Spring', count: 4, children: [{ key: 3, name: 'Shoes', count: 1 }] },
      { key: 4, name: 'Autumn', count: 0 },
    ],
  },
  { key: 5, name: 'Cars', count: 1204 },
  { key: 6, name: 'Travel' },
];

/**
 * Nested folders with one selected: its content is shown beside the tree, and its path (`pathTo`) in `Breadcrumbs`
 * above. Row menus contain the actions on a folder, including moving, which must not rely on dragging alone. All
 * expanded rows are rendered: suitable for hundreds of folders, not for thousands.
 *
 * For two or three fixed groups use a `SelectField` or tabs. Pages belong in the sidebar.
 */
const meta = {
  title: 'Components/Data/Tree (tree view)',
  id: 'components-data-tree',
  component: Tree<number>,
  args: { label: 'Folders', items: folders, selected: null, onSelect: fn(), empty: null },
  render: function Owner({ selected: begin, onSelect, ...args }) {
    const [selected, setSelected] = useState(begin);
    const select = (key: number) => {
      onSelect(key);
      setSelected(key);
    };
    return (
      <div style={{ width: '15rem', maxWidth: '100%' }}>
        <Tree {...args} selected={selected} onSelect={select} />
      </div>
    );
  },
} satisfies Meta<typeof Tree<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

const withChild = (items: readonly Folder[], into: number, child: Folder): readonly Folder[] =>
  items.map((item) => ({
    ...item,
    children: [...withChild(item.children ?? [], into, child), ...(item.key === into ? [child] : [])],
  }));

const names = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));
const row = (name: string) => screen.getByRole('treeitem', { name });

/** A single tab stop. Arrows move, expand and collapse; Enter selects; Home, End and letters jump. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tree', { name: 'Folders' })).toBeVisible();
    await expect(names()).toEqual(['Retail 12', 'Cars 1,204', 'Travel']);
    await userEvent.tab();
    await expect(row('Retail 12')).toHaveFocus();
    await expect(row('Retail 12')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(names()).toEqual(['Retail 12', 'Spring 4', 'Autumn 0', 'Cars 1,204', 'Travel']));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row('Spring 4')).toHaveFocus());
    await expect(row('Spring 4')).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('Spring 4')).toHaveAttribute('aria-selected', 'true'));
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
    await expect(row('Spring 4')).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row('Travel')).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(row('Cars 1,204')).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(names()).toEqual(['Retail 12', 'Cars 1,204', 'Travel']));
    await expect(row('Retail 12')).toHaveFocus();
  },
};

/**
 * Clicking a row selects it; its arrow expands and collapses it. Collapsing moves the tab stop to the visible ancestor.
 */
export const ByPointer: Story = {
  args: { selected: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(row('Shoes 1')).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(row('Shoes 1')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close Retail' }));
    await waitFor(() => expect(names()).toEqual(['Retail 12', 'Cars 1,204', 'Travel']));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(row('Retail 12')).toHaveAttribute('tabindex', '0');
    await userEvent.click(canvas.getByText('Cars'));
    await waitFor(() => expect(row('Cars 1,204')).toHaveAttribute('aria-selected', 'true'));
    await expect(args.onSelect).toHaveBeenCalledWith(5);
  },
};

/** A folder created in a collapsed one is revealed and focused. */
export const Revealed: Story = {
  render: function Owner(args) {
    const [items, setItems] = useState(folders);
    const [revealed, setRevealed] = useState<number | null>(null);
    const make = () => {
      setRevealed(7);
      setItems(withChild(folders, 2, { key: 7, name: 'Hats' }));
    };
    return (
      <div style={{ width: '15rem' }}>
        <Tree {...args} items={items} selected={null} revealed={revealed} />
        <button type="button" onClick={make}>
          New folder
        </button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(names()).toEqual(['Retail 12', 'Cars 1,204', 'Travel']);
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    await waitFor(() => expect(row('Hats')).toHaveFocus());
    await expect(row('Hats')).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(row('Shoes 1')).toHaveFocus());
  },
};

const moved = (items: readonly Folder[], key: number, into: number): readonly Folder[] => {
  const [folder] = pathTo(items, key).slice(-1);
  const without = (all: readonly Folder[]): Folder[] =>
    all
      .filter((item) => item.key !== key)
      .map((item) => ({
        ...item,
        children: [...without(item.children ?? []), ...(item.key === into && folder ? [folder] : [])],
      }));
  return without(items);
};

/** A folder moved by its menu stays selected and visible, and the breadcrumbs follow. */
export const MenuAndBreadcrumbs: Story = {
  parameters: {
    anatomy: {
      '[role=treeitem] > button': 'Arrow: opens and closes, without choosing',
      '[role=treeitem] [data-part=name]': 'Name: two lines at most',
      '[role=treeitem] [data-part=count]': 'How much is in it',
      '[role=treeitem] [data-part=menu]': 'Actions, with moving among them',
    },
  },
  render: function Owner(args) {
    const [items, setItems] = useState(folders);
    const [selected, setSelected] = useState(6);
    const steps = pathTo(items, selected).map(({ key, name }) => ({ label: name, onSelect: () => setSelected(key) }));
    return (
      <div style={{ width: '15rem' }}>
        <Breadcrumbs label="Folder" items={steps} />
        <Tree
          {...args}
          items={items}
          selected={selected}
          onSelect={setSelected}
          menuFor={({ key }) => [
            {
              key: 'move',
              label: 'Move to Autumn',
              onSelect: () => setItems(moved(items, key, 4)),
              disabledReason: key === 1 ? 'Autumn lies in it' : undefined,
            },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(row('Travel')).toHaveFocus();
    await userEvent.tab();
    const actions = canvas.getByRole('button', { name: 'Actions for Travel' });
    await expect(actions).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Move to Autumn' });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('Travel')).toHaveAttribute('aria-level', '3'));
    await expect(row('Travel')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('navigation', { name: 'Folder' })).toHaveTextContent('Retail');
    await userEvent.click(canvas.getByRole('button', { name: 'Retail' }));
    await waitFor(() => expect(row('Retail 12')).toHaveAttribute('aria-selected', 'true'));
  },
};

/** The maximum depth. Names are limited to two lines; tooltip and accessible name are complete. */
export const DeepAndLong: Story = {
  args: {
    selected: 5,
    items: [1, 2, 3, 4, 5].reduceRight<readonly Folder[]>(
      (children, key) => [{ key, name: `Everything for the garden, part ${key} of five`, count: 10 ** key, children }],
      [],
    ),
    menuFor: () => [{ key: 'rename', label: 'Rename', onSelect: fn() }],
  },
  play: async ({ canvasElement }) => {
    await expect(screen.getAllByRole('treeitem')).toHaveLength(5);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    const last = row('Everything for the garden, part 5 of five 100,000');
    await expect(last.scrollWidth).toBeLessThanOrEqual(last.clientWidth);
    const [name] = last.querySelectorAll('[data-part=name]');
    await expect(name?.getBoundingClientRect().height).toBeGreaterThan(40);
  },
};

export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveRole('status');
  },
};

export const Empty: Story = {
  args: { items: [], empty: <EmptyState title="No folders yet" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No folders yet')).toBeVisible();
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Folders that users create and nest themselves. */
export const OwnFolders: Story = { ...good, args: { selected: 5 } };

/** Statuses are few, fixed and not nested. Use a _Filter chip_. */
export const Statuses: Story = {
  ...bad,
  args: {
    label: 'Statuses',
    selected: 1,
    items: ['Working', 'Stopped', 'Moderate', 'Archive'].map((name, key) => ({ key, name })),
  },
};
