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

/** Display texts of the contract's enumerations, by kind of record and field. */
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
    // fields of the source's contract
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
