import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Transaction } from '../platform/db/database.ts';
import { scripts, scriptVersions } from '../platform/db/schema.ts';
import { expectRow } from '../platform/records/expect-row.ts';

const read = (name: string) => readFileSync(new URL(`./scripts/${name}.js`, import.meta.url), 'utf8');

const TWO_MONTHS = 60 * 24 * 60 * 60 * 1000;

/** The version before the player was notified of skips. */
const earlierUnit = () => read('overlay-unit').replace("      this.emit('AdSkipped');\n", '');

interface DemoScript {
  kind: 'vpaid' | 'branding';
  name: string;
  isDefault: boolean;
  /** Oldest first. */
  versions: string[];
}

const demoScripts = (): DemoScript[] => [
  { kind: 'vpaid', name: 'Overlay unit', isDefault: true, versions: [earlierUnit(), read('overlay-unit')] },
  { kind: 'branding', name: 'Plain frame', isDefault: true, versions: [read('plain-frame')] },
  { kind: 'branding', name: 'Page skin', isDefault: false, versions: [read('page-skin')] },
];

interface ScriptAuthor {
  userId: number;
  createdAt: Date;
}

/** Writes the scripts of the demo content, created by an admin. */
export async function writeDemoScripts(tx: Transaction, { userId, createdAt }: ScriptAuthor): Promise<void> {
  const dates = { createdAt, updatedAt: createdAt };
  for (const { versions, ...script } of demoScripts()) {
    const added = versions.map((code, index) => ({
      code,
      number: index + 1,
      sha256: createHash('sha256').update(code).digest('hex'),
      size: Buffer.byteLength(code),
      createdAt: new Date(createdAt.getTime() + index * TWO_MONTHS),
    }));
    const { number, sha256 } = expectRow(added.slice(-1));
    const values = { ...script, ...dates, number, sha256, version: versions.length };
    const { id } = expectRow(await tx.insert(scripts).values(values).returning({ id: scripts.id }));
    await tx.insert(scriptVersions).values(added.map((version) => ({ ...version, scriptId: id, userId })));
  }
}
