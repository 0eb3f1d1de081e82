import { History } from 'lucide-react';
import type { SettingsKind } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialog';
import { SettingsTimeline } from './settings-timeline';

/** The history of a record as one of the `dialogs` of its `RecordMenu`. */
export const settingsHistory = (kind: SettingsKind, id: number, name: string) => ({
  label: 'History',
  icon: <History aria-hidden />,
  render: (onClose: () => void) => (
    <Dialog title={`History of ${name}`} open onOpenChange={(open) => !open && onClose()}>
      <SettingsTimeline kind={kind} id={id} name={name} />
    </Dialog>
  ),
});
