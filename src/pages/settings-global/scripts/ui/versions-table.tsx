import { formatBytes } from '@preroll/rules/text/format-bytes';
import { useQuery } from '@tanstack/react-query';
import { scriptQueries } from '@/entities/script';
import type { ScriptSettings, ScriptVersion } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import { actionsColumn, createColumns, DataTable, RowLink } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { failureOf } from '@/shared/ui/error-state';
import { Section } from '@/shared/ui/section';
import { linkToScript } from '../model/link-to-script';
import { RestoreButton } from './restore-button';

interface Row extends ScriptVersion {
  script: ScriptSettings;
  isShown: boolean;
}

const Hash = styled('span', { base: { fontFamily: 'mono', textStyle: 'caption' } });

const originOf = ({ url, restored_from }: Row) =>
  restored_from === null ? (url ?? 'File or text') : `Restored from version ${restored_from}`;

const isCurrent = ({ number, script }: Row) => number === script.current.number;

const column = createColumns<Row>();

const columns = [
  column.accessor('number', {
    header: 'Version',
    cell: ({ row: { original } }) => (
      <RowLink
        {...linkToScript(original.script, isCurrent(original) ? undefined : original.number)}
        aria-current={original.isShown ? 'true' : undefined}
      >
        {`Version ${original.number}${isCurrent(original) ? ', current' : ''}`}
      </RowLink>
    ),
  }),
  column.accessor('created_at', {
    header: 'Added',
    meta: { width: '10.5rem' },
    cell: ({ row: { original } }) => formatDateTime(original.created_at),
  }),
  column.accessor('user_name', { header: 'By' }),
  column.accessor(originOf, { id: 'origin', header: 'From', enableSorting: false }),
  column.accessor('size', {
    header: 'Size',
    meta: { align: 'end', width: '6rem' },
    cell: ({ row: { original } }) => formatBytes(original.size),
  }),
  column.accessor('sha256', {
    header: 'SHA-256',
    enableSorting: false,
    meta: { width: '9.5rem' },
    cell: ({ row: { original } }) => <Hash title={original.sha256}>{`${original.sha256.slice(0, 12)}…`}</Hash>,
  }),
  actionsColumn<Row>(({ script, number, sha256 }) =>
    sha256 === script.current.sha256 ? null : <RestoreButton script={script} number={number} />,
  ),
];

/** The versions of a script, each with a link to its code and a button to restore it. */
export function VersionsTable({ script, shown }: { script: ScriptSettings; shown: number }) {
  const versions = useQuery(scriptQueries.versions(script.id));
  const rows = versions.data?.map((version) => ({ ...version, script, isShown: version.number === shown }));
  return (
    <Section title="Versions">
      <DataTable
        label={`Versions of ${script.name}`}
        rows={rows}
        error={failureOf(versions)}
        columns={columns}
        rowKey={({ number }) => number}
        empty={<EmptyState title="No versions" />}
      />
    </Section>
  );
}
