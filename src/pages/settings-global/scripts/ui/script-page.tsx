import { formatBytes } from '@preroll/rules/text/format-bytes';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { scriptQueries } from '@/entities/script';
import type { ScriptKind } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import { CodeView } from '@/shared/ui/code-view';
import { CopyButton } from '@/shared/ui/copy-button';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Section } from '@/shared/ui/section';
import { Loading, SkeletonBlock } from '@/shared/ui/skeleton';
import { NewVersionButton } from './new-version-button';
import { ScriptMenu } from './script-menu';
import { ScriptStatus } from './script-status';
import { TestRun } from './test-run';
import { VersionsTable } from './versions-table';

const Parts = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

/** The placeholder has the height of the button and nearly all of the visible code. */
const Placeholder = styled('div', { base: { display: 'grid', gap: '8' } });

const Facts = styled('p', { base: { textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' } });

interface ScriptPageProps {
  kind: ScriptKind;
  scriptId: number;
  /** The version whose code is shown; undefined for the current one. */
  version: number | undefined;
}

export function ScriptPage({ kind, scriptId, version }: ScriptPageProps) {
  const navigate = useNavigate();
  const { data: script } = useSuspenseQuery(scriptQueries.detail(scriptId));
  const { current } = script;
  const shown = version ?? current.number;
  const code = useQuery(scriptQueries.code(scriptId, shown));
  const { data: versions } = useQuery(scriptQueries.versions(scriptId));
  const facts = shown === current.number ? current : versions?.find(({ number }) => number === shown);
  const failure = failureOf(code);
  const leave = () => void navigate({ to: `/$cabinet/settings-global/scripts/${kind}`, params: { cabinet: 'admin' } });

  return (
    <>
      <PageHeader
        title={script.name}
        isName
        description={`Version ${current.number} by ${current.user_name}, since ${formatDateTime(current.created_at)}`}
        badge={<ScriptStatus script={script} />}
        actions={
          <>
            <NewVersionButton script={script} />
            <ScriptMenu script={script} onRemoved={leave} />
          </>
        }
      />
      <Parts>
        <Section
          title={shown === current.number ? `Code of version ${shown}` : `Code of version ${shown}, an earlier one`}
          actions={code.data !== undefined && <CopyButton size="sm" text={code.data} />}
        >
          {facts && <Facts>{`${formatBytes(facts.size)}, SHA-256 ${facts.sha256}`}</Facts>}
          {failure && <ErrorState {...failure} />}
          {!failure && code.data === undefined && (
            <Loading>
              <Placeholder>
                <SkeletonBlock h="8" w="24" borderRadius="md" />
                <SkeletonBlock h="96" borderRadius="md" />
              </Placeholder>
            </Loading>
          )}
          {code.data !== undefined && <TestRun kind={kind} code={code.data} />}
          {code.data !== undefined && <CodeView label={`Code of version ${shown}`} code={code.data} />}
        </Section>
        <VersionsTable script={script} shown={shown} />
      </Parts>
    </>
  );
}
