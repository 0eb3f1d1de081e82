import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { readAllUsers, userQueries } from '@/entities/user';
import { BulkUserBar } from '@/features/change-user-status';
import { firstPage } from '@/shared/lib/paging';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { failureOf } from '@/shared/ui/error-state';
import { ListTable, useSelectedRows } from '@/shared/ui/list-table';
import { PageHeader } from '@/shared/ui/page-header';
import { userColumns } from './user-columns';
import { UserFilters } from './user-filters';

const route = getRouteApi('/$cabinet/users/');

/** Lists all users. The URL carries filters, search, sort and page. */
export function UsersPage() {
  const { cabinet } = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const list = useStaleLimit(useQuery(userQueries.list(state)));
  const { selected, rows, select, clear } = useSelectedRows(list.data?.users);

  const narrow = (change: Partial<typeof state>) => {
    clear();
    void navigate({ search: { ...state, ...change, ...firstPage } });
  };
  const isNarrowed = state.panel !== undefined || state.manager !== undefined;

  return (
    <>
      <PageHeader
        title="Users"
        actions={
          <ButtonLink to="/$cabinet/users/create" params={{ cabinet }} icon={<UserPlus aria-hidden />}>
            New user
          </ButtonLink>
        }
      />
      <ListTable
        label="Users"
        name="users"
        rows={list.data?.users}
        total={list.data?.total}
        cursors={list.data}
        error={failureOf(list)}
        isStale={list.isPlaceholderData}
        columns={userColumns}
        rowKey={({ id }) => id}
        state={state}
        navigate={navigate}
        readAll={() => readAllUsers(state)}
        empty={
          isNarrowed ? (
            <EmptyState
              title="No users match"
              action={
                <Button variant="outline" onClick={() => narrow({ panel: undefined, manager: undefined })}>
                  Clear filters
                </Button>
              }
            />
          ) : (
            <EmptyState title="No users yet" />
          )
        }
        filterCount={[state.panel, state.manager].filter((value) => value !== undefined).length}
        filters={<UserFilters state={state} onChange={narrow} />}
        selection={{ selected, onChange: select }}
        bulkActions={<BulkUserBar users={rows} onDone={clear} />}
      />
    </>
  );
}
