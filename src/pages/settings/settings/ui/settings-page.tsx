import { chakra } from '@chakra-ui/react/styled-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { ChangePasswordForm } from '@/features/change-password';
import { ColorModeToggle } from '@/shared/ui/color-mode';
import { DescriptionList } from '@/shared/ui/description-list';
import { PageHeader } from '@/shared/ui/page-header';
import { Section } from '@/shared/ui/section';

const Stack = chakra('div', { base: { display: 'grid', gap: '5', maxW: 'form' } });

/** Who one is, and how the application looks. */
export function SettingsPage() {
  const { data: user } = useSuspenseQuery(userQueries.me());
  return (
    <>
      <PageHeader title="Settings" />
      <Stack>
        <Section title="Account">
          <DescriptionList
            items={[
              { term: 'Name', value: user.name },
              { term: 'E-mail', value: user.login },
            ]}
          />
        </Section>
        <Section title="Change password">
          <ChangePasswordForm login={user.login} />
        </Section>
        <Section title="Appearance">
          <ColorModeToggle />
        </Section>
      </Stack>
    </>
  );
}
