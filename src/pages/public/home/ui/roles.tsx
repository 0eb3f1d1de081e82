import { Entries } from './entries';

const roles = [
  {
    name: 'Advertisers',
    text: 'Campaigns with budgets, hours and audiences. If something blocks one, you see what and why.',
  },
  { name: 'Webmasters', text: 'Your sites with their placements and tag codes, your balance and payouts.' },
  { name: 'Managers', text: 'Everything your clients can do, for those clients only.' },
  { name: 'Admins', text: 'Adverts and sites that wait for review, payments, and the settings for everyone.' },
];

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
