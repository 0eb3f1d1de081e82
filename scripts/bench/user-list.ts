import { fillUsers } from './fill-users.ts';
import { listUnderLoad, type MeasuredDatabase } from './list-under-load.ts';

const USERS = 50_000;

/** The queries of the users screen: its columns, filters and pages. */
const queriesOf = (managerId: number) => [
  '',
  'sort=-name',
  'sort=login',
  'sort=status',
  'sort=-balance',
  'sort=-last_seen_at',
  'search=77',
  'search=User%2012345',
  'search=nobody-has-this-name',
  'status=lock&status=ban',
  'panel=webmaster',
  'panel=manager',
  `manager_id=${managerId}`,
  `manager_id=${managerId}&status=working&search=9`,
  'manager_id=0',
  'offset=50',
  'offset=10000',
];

export const benchUserList = (on: MeasuredDatabase) =>
  listUnderLoad(
    ({ db }) => fillUsers(db, USERS),
    [
      {
        what: `GET users, ${USERS} of them`,
        requestsOf: (serverUrl, { token, managerId }) =>
          queriesOf(managerId).map((query) => ({
            url: `${serverUrl}/backend/api/users?${query}`,
            headers: { Authorization: `Bearer ${token}`, Cabinet: 'admin' },
          })),
      },
    ],
    on,
  );
