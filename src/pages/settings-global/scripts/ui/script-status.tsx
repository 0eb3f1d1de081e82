import { scriptStatusLabels } from '@/entities/script';
import type { ScriptSettings } from '@/shared/api';
import { styled } from '@/shared/theme';
import { StatusBadge } from '@/shared/ui/status-badge';

const Row = styled('span', { base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });

const Note = styled('span', { base: { textStyle: 'caption', color: 'text.muted' } });

export const ScriptStatus = ({ script: { status, is_default } }: { script: ScriptSettings }) => (
  <Row>
    <StatusBadge status={status}>{scriptStatusLabels[status]}</StatusBadge>
    {is_default && <Note>Default</Note>}
  </Row>
);
