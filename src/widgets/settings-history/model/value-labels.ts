import { feedKindLabels, feedStatusLabels } from '@/entities/feed';
import { fileTypeLabels, formatKindLabels, formatStatusLabels } from '@/entities/format';
import {
  contractTypeLabels,
  ordEnvironmentLabels,
  ordModeLabels,
  ordOperatorLabels,
  ordRoleLabels,
  ordStatusLabels,
  subjectTypeLabels,
} from '@/entities/ord';
import { scriptKindLabels, scriptStatusLabels } from '@/entities/script';
import {
  documentKindLabels,
  documentStatusLabels,
  transactionMethodLabels,
  transactionStatusLabels,
  transactionTypeLabels,
} from '@/entities/transaction';
import { legalFormLabels } from '@/entities/user';

type Labels = Readonly<Record<string, string>>;

/** How screens write the values of the contract's enumerations, by the kind of record and the field. */
export const valueLabels: Partial<Record<string, Partial<Record<string, Labels>>>> = {
  feed: { kind: feedKindLabels, status: feedStatusLabels },
  format: { kind: formatKindLabels, mime_types: fileTypeLabels, status: formatStatusLabels },
  invoice: { kind: documentKindLabels, status: documentStatusLabels },
  ord_access: { operator: ordOperatorLabels, environment: ordEnvironmentLabels, status: ordStatusLabels },
  ord_source: {
    operator: ordOperatorLabels,
    mode: ordModeLabels,
    roles: ordRoleLabels,
    legal_form: legalFormLabels,
    status: ordStatusLabels,
    // in its contract
    type: contractTypeLabels,
    subject_type: subjectTypeLabels,
  },
  script: { kind: scriptKindLabels, status: scriptStatusLabels },
  transaction: {
    type: transactionTypeLabels,
    method: transactionMethodLabels,
    status: transactionStatusLabels,
  },
};
