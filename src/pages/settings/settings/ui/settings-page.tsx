import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { campaignQueries } from '@/entities/campaign';
import { foldersToggled } from '@/entities/session';
import { userQueries } from '@/entities/user';
import { LegalFields, OwnProfileFields, type UserSection, UserSectionForm } from '@/features/save-user';
import { endOtherSessions, endSession, updateAccount } from '@/shared/api';
import { ColorModeToggle } from '@/shared/ui/color-mode';
import { PageSections } from '@/shared/ui/form-sections';
import { PageHeader } from '@/shared/ui/page-header';
import { Section } from '@/shared/ui/section';
import { SessionTable } from '@/widgets/session-list';
import { LEGAL_DATA, NextStep } from '@/widgets/start-steps';
import { ChangeLogin } from './change-login';
import { ChangePassword } from './change-password';
import { NoticesForm, receivesNotices } from './notices-form';

const route = getRouteApi('/$cabinet/settings/');

const profile = ['name', 'phone', 'timezone', 'folders_enabled'] as const;
const legal = ['legal_form', 'legal_name', 'inn', 'kpp'] as const;

/** The user's own account: profile, e-mail, password, legal data, theme and sessions. */
export function SettingsPage() {
  const { cabinet } = route.useParams();
  const queryClient = useQueryClient();
  const { data: user } = useSuspenseQuery(userQueries.account());
  const toggleFolders = useUnit(foldersToggled);

  const hasNotices = receivesNotices(user.support_panels);
  const sections = [
    { id: 'profile', label: 'Profile' },
    { id: LEGAL_DATA, label: 'Legal data' },
    { id: 'email', label: 'E-mail' },
    { id: 'password', label: 'Password' },
    ...(hasNotices ? [{ id: 'notifications', label: 'Email notifications' }] : []),
    { id: 'appearance', label: 'Appearance' },
    { id: 'sessions', label: 'Sessions' },
  ];

  const saveProfile = async (values: UserSection & { version: number }) => {
    const saved = await updateAccount(values);
    toggleFolders(saved.folders_enabled);
    return saved;
  };

  // legal data is a start step; updated after the save, so that the link to the next step does not move with the form's
  // bar
  const refetchSteps = () => void queryClient.invalidateQueries(campaignQueries.startSteps());

  return (
    <>
      <PageHeader title="Settings" />
      <PageSections label="Settings" sections={sections}>
        <Section id="profile" title="Profile">
          <UserSectionForm user={user} fields={profile} label="Profile" save={saveProfile}>
            <OwnProfileFields />
          </UserSectionForm>
        </Section>
        <Section id={LEGAL_DATA} title="Legal data">
          <UserSectionForm user={user} fields={legal} label="Legal data" save={updateAccount} onSaved={refetchSteps}>
            <LegalFields />
          </UserSectionForm>
          {cabinet === 'advertiser' && <NextStep after="legal_data" />}
        </Section>
        <Section id="email" title="E-mail">
          <ChangeLogin login={user.login} />
        </Section>
        <Section id="password" title="Password">
          <ChangePassword login={user.login} />
        </Section>
        {hasNotices && (
          <Section id="notifications" title="Email notifications">
            <NoticesForm />
          </Section>
        )}
        <Section id="appearance" title="Appearance">
          <ColorModeToggle worded />
        </Section>
        <SessionTable id="sessions" of="me" end={endSession} endAll={() => endOtherSessions()} />
      </PageSections>
    </>
  );
}
