import { userLabels } from '@/entities/user';
import { searchTimeZones, timeZones } from '@/shared/lib/time-zones';
import { ComboboxField } from '@/shared/ui/combobox';
import { FieldPair, SwitchField, TextField } from '@/shared/ui/field';
import { CurrencyField } from './currency-field';

/** Name, phone, time zone and folders: the fields that users may edit themselves. */
export const OwnProfileFields = () => (
  <>
    <FieldPair>
      <TextField name="name" label={userLabels.name} autoComplete="name" required />
      <TextField name="phone" label={userLabels.phone} autoComplete="tel" placeholder="+74951234567" />
    </FieldPair>
    <ComboboxField
      name="timezone"
      label={userLabels.timezone}
      help="Used for reports and new campaigns"
      search={searchTimeZones}
      knownOptions={timeZones}
      required
    />
    <SwitchField
      name="folders_enabled"
      label={userLabels.folders_enabled}
      help="Sort campaigns, adverts and sites into folders"
    />
  </>
);

/** The profile of a user, as admins edit it. */
export const ProfileFields = ({ currencyLock }: { currencyLock?: string | undefined }) => (
  <>
    <TextField
      name="login"
      label={userLabels.login}
      type="email"
      help="The user signs in with it"
      autoComplete="off"
      required
    />
    <OwnProfileFields />
    <CurrencyField lockedReason={currencyLock} />
  </>
);
