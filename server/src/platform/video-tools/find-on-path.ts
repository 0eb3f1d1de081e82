import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Finds a program in all folders of PATH, in their order. */
export async function findOnPath(name: string, path = process.env.PATH ?? ''): Promise<string[]> {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const found: string[] = [];
  for (const directory of path.split(delimiter)) {
    if (directory === '') continue;
    const program = join(directory, file);
    const isExecutable = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isExecutable) found.push(program);
  }
  return found;
}
