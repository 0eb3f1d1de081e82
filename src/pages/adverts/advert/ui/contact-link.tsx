import { ButtonLink } from '@/shared/ui/button';
import { fixVariants } from '@/widgets/serving-answer';

export const ContactLink = ({ variant = 'button' }: { variant?: keyof typeof fixVariants }) => (
  <ButtonLink to="/contacts" {...fixVariants[variant]}>
    Contact us
  </ButtonLink>
);
