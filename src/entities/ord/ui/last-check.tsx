import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, CircleDashed, LockKeyhole, Unplug } from 'lucide-react';
import type { OrdAccess } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';

const results = {
  ok: { label: 'OK', icon: CircleCheck, tone: 'success' },
  unauthorized: { label: 'Unauthorized', icon: LockKeyhole, tone: 'error' },
  unreachable: { label: 'Unreachable', icon: Unplug, tone: 'warning' },
} as const;

const Result = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontWeight: 'medium',
    '& svg': { boxSize: '4', flexShrink: 0 },
  },
  variants: {
    tone: {
      success: { color: 'tone.success.text' },
      error: { color: 'tone.error.text' },
      warning: { color: 'tone.warning.text' },
      none: { color: 'text.subtle' },
    },
  },
});

const Detail = styled('div', { base: { textStyle: 'caption', color: 'text.subtle', overflowWrap: 'anywhere' } });

export function LastCheck({ check }: { check: OrdAccess['last_check'] }) {
  if (check === null)
    return (
      <Result tone="none">
        <CircleDashed aria-hidden />
        Not checked
      </Result>
    );
  const { label, icon: Icon, tone } = results[check.result];
  return (
    <div>
      <Result tone={tone}>
        <Icon aria-hidden />
        <span>{label}</span>
      </Result>
      <Detail>{`${check.detail}, ${formatDateTime(check.at)}`}</Detail>
    </div>
  );
}
