import { access, chmod, constants, copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Returns the ffmpeg or ffprobe that an npm package contains for this platform, ready to run; null if there is none.
 * Without install scripts, packages are unpacked without the executable bit: it is set here, or on a copy in `copyDir`
 * if `node_modules` is not writable.
 */
export async function bundledTool(name: 'ffmpeg' | 'ffprobe', copyDir: string): Promise<string | null> {
  const path = locate(name);
  if (path === null) return null;
  if (await isExecutable(path)) return path;
  try {
    await chmod(path, 0o755);
    return path;
  } catch {
    await mkdir(copyDir, { recursive: true });
    const copy = join(copyDir, name);
    if (!(await isExecutable(copy))) {
      await copyFile(path, copy);
      await chmod(copy, 0o755);
    }
    return copy;
  }
}

function locate(name: 'ffmpeg' | 'ffprobe'): string | null {
  const scope = `@${name}-installer`;
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  try {
    // the platform's package is a dependency of the installer, wherever npm has placed it
    const installer = createRequire(import.meta.url).resolve(`${scope}/${name}/package.json`);
    return createRequire(installer).resolve(`${scope}/${process.platform}-${process.arch}/${file}`);
  } catch {
    return null;
  }
}

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
