import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    columnGap: '8',
    rowGap: '5',
    '& li': { pt: '4', borderTopWidth: 'hairline', borderColor: 'border.strong' },
    '& h2': { fontWeight: 'semibold' },
    '& p': { color: 'text.muted', textWrap: 'pretty' },
  },
});

const roles = [
  { name: 'Advertisers', text: 'Make campaigns, upload videos and see what each advert waits for.' },
  { name: 'Managers', text: 'Do the same for their clients, and see nobody else’s.' },
  { name: 'Webmasters', text: 'Have their sites in one list, with what became of each in review.' },
  { name: 'Admins', text: 'Moderate, approve and ban adverts, and keep the settings that hold for all.' },
];

/** For whom there is a cabinet. */
export function Roles() {
  return (
    <List>
      {roles.map(({ name, text }) => (
        <li key={name}>
          <h2>{name}</h2>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
