import { createFileRoute } from '@tanstack/react-router';
import { ContactsPage } from '@/pages/public/contacts';

export const Route = createFileRoute('/_public/contacts')({ component: ContactsPage });
