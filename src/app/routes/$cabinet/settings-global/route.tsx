import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/public/not-found';
import { CabinetArea } from '@/widgets/cabinet-shell';
import { requireSection } from '../../../router/guards';

export const Route = createFileRoute('/$cabinet/settings-global')({
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ params }) => requireSection(params.cabinet, 'settings-global'),
  component: SettingsArea,
});

function SettingsArea() {
  return <CabinetArea area="settings-global" />;
}
