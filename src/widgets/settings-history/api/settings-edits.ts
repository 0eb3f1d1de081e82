import { type FieldChange, listSettingsChanges, type SettingsKind } from '@/shared/api';
import { describeSettingsField } from '../model/describe-settings-change';

/** The code of a script is too long to be shown. */
const describe = (kind: SettingsKind) => (change: FieldChange) =>
  change.field === 'source_code' ? { field: 'Code', done: 'changed' } : describeSettingsField(kind)(change);

/** The edits of a record of the global settings, described for a user who is editing the same record. */
export const settingsEdits = (kind: SettingsKind, id: number) => ({
  readChanges: async () => (await listSettingsChanges({ kind, record_id: id })).items,
  describe: describe(kind),
});
