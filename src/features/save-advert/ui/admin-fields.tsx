import { TextareaField } from '@/shared/ui/field';

/** Fields that only admins edit; other users see them at the top of the advert's page. */
export const AdminFields = ({ isBanned }: { isBanned: boolean }) => (
  <>
    {isBanned && <TextareaField name="ban" label="Reason for the ban" help="Visible to the advertiser" />}
    <TextareaField name="administrator_restrictions" label="Restrictions" help="Visible to the advertiser" />
  </>
);
