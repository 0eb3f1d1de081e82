import { ButtonLink } from '@/shared/ui/button';
import { fixLooks } from '@/widgets/serving-answer';

export const ContactLink = ({ look = 'button' }: { look?: keyof typeof fixLooks }) => (
  <ButtonLink to="/contacts" {...fixLooks[look]}>
    Contact us
  </ButtonLink>
);
