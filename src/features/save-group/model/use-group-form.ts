import { useForm } from 'react-hook-form';
import type { GroupCreate } from '@/shared/api';
import { formBehaviour } from '@/shared/ui/form';
import { groupResolver } from './group-resolver';

export const useGroupForm = (defaultValues: GroupCreate) =>
  useForm({ ...formBehaviour, resolver: groupResolver, defaultValues });
