import type {
  accentColors,
  borderColors,
  heatColors,
  moneyColors,
  statusColors,
  surfaceColors,
  textColors,
  toneColors,
} from '../../src/shared/theme/colors.ts';

type RolesOf<Group> = { [Name in keyof Group]: string };

/** The purpose of each colour. A colour without one doesn't compile. */
export const colourRoles = {
  surface: {
    canvas: 'Sidebar, and the ground behind pages',
    panel: 'Ground of a page, a card, a control',
    sunken: 'Disabled controls, code, wells',
    raised: 'Menus, dialogs, everything that floats',
    hover: 'Row or control under the pointer',
    selected: 'Chosen row, option or day',
  } satisfies RolesOf<typeof surfaceColors>,
  text: {
    default: 'Text that is read first: names, values, titles',
    muted: 'Text beside it: help, quiet buttons',
    subtle: 'Captions, units, placeholders. The lightest text that is allowed',
    onSolid: 'Text on a solid fill and on video',
  } satisfies RolesOf<typeof textColors>,
  border: {
    default: 'Line between rows and sections',
    control: 'Outline of buttons and chips, which their text identifies',
    strong: 'Outline of fields and checkboxes: 3:1 on every surface',
  } satisfies RolesOf<typeof borderColors>,
  accent: {
    solid: 'Fill of the primary button, of a switch that is on',
    solidHover: 'The same under the pointer',
    text: 'Links, the current section, the value of a filter',
    subtle: 'Ground of accented text',
    graph: 'Lines and bars of counts',
    area: 'Large shapes of counts, such as the funnel',
  } satisfies RolesOf<typeof accentColors>,
  money: {
    graph: 'Lines and bars of money and time',
    text: 'Words about money and time',
    subtle: 'Ground of such words. Never an action',
  } satisfies RolesOf<typeof moneyColors>,
  heat: {
    0: 'Heat map, nothing',
    1: 'Heat map, least',
    2: 'Heat map',
    3: 'Heat map',
    4: 'Heat map',
    5: 'Heat map, most',
  } satisfies RolesOf<typeof heatColors>,
};

const toneSays: RolesOf<typeof toneColors> = {
  success: 'Done',
  error: 'Failed, refused, invalid',
  warning: 'Needs attention',
  info: 'Worth knowing',
};

const statusSays: RolesOf<typeof statusColors> = {
  approved: 'Approved, not started',
  working: 'Serving',
  stopped: 'Stopped by its owner',
  moderate: 'In review',
  returned: 'Returned to its owner',
  ban: 'Banned',
  deleted: 'Deleted',
  lock: 'Locked by the platform',
  archive: 'Archived',
};

const parts = { solid: 'fill of a toast', text: 'words', subtle: 'ground of the words', graph: 'bars' };

const partsOf = (meanings: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(meanings).map(([name, meaning]) => [
      name,
      Object.fromEntries(Object.entries(parts).map(([part, use]) => [part, `${meaning}: ${use}`])),
    ]),
  );

export const toneRoles = partsOf(toneSays);
export const statusRoles = partsOf(statusSays);

export const singleRoles = {
  track: 'Empty rest of a bar. Holds no text',
  screen: 'Ground of a video, in both themes',
  focus: 'Focus ring',
  scrim: 'Covers the page behind a dialog',
};

export const chartRole = (step: string) => `Series ${step} of a chart. Series are used in order`;
