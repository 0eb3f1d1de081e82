import { Entries } from './entries';

const roles = [
  {
    name: 'Advertisers',
    text: 'Campaigns with budgets, hours and audiences. If something blocks one, you see what and why.',
  },
  { name: 'Webmasters', text: 'All your sites in one list, each with its review status.' },
  { name: 'Managers', text: 'Everything your clients can do, for those clients only.' },
  { name: 'Admins', text: 'Adverts that wait for review, and the settings that apply to everyone.' },
];

/** Describes the four roles that have a cabinet. */
export const Roles = () => (
  <Entries aria-label="For whom">
    {roles.map(({ name, text }) => (
      <li key={name}>
        <h2>{name}</h2>
        <p>{text}</p>
      </li>
    ))}
  </Entries>
);
