import type { Config } from '../config.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { readPreferences } from '../preferences/preferences.ts';
import type { Mailer, Message, Person } from './mailer.ts';

export interface NoticeDeps {
  db: Db;
  config: Pick<Config, 'publicUrl' | 'basePath'>;
  mailer: Mailer;
}

export interface Noticed {
  owner: Person;
  /** Opens what the notice is about. */
  link: string;
}

/** A message that its reader can switch off. */
export const notice = ({ owner, link }: Noticed, subject: string, lines: string[]): Message => ({
  to: owner,
  subject,
  text: [...lines, '', link, '', 'Settings say which of these messages you get.', ''].join('\n'),
});

/** Whether somebody wants notices of this kind by mail. */
export const wantsNotice = async (
  db: Db,
  userId: number,
  kind: components['schemas']['NoticeKind'],
): Promise<boolean> => !(await readPreferences(db, userId)).muted_notices?.includes(kind);
