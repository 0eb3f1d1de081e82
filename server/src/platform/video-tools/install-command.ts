import { findOnPath } from './find-on-path.ts';

/** Package managers whose ffmpeg encodes H.264; those of Fedora and openSUSE don't. */
const commands: [manager: string, command: string][] = [
  ['brew', 'brew install ffmpeg'],
  ['winget', 'winget install ffmpeg'],
  ['apt-get', 'sudo apt-get install ffmpeg'],
  ['apk', 'sudo apk add ffmpeg'],
  ['pacman', 'sudo pacman -S ffmpeg'],
];

/** The command that installs a current ffmpeg with the package manager in PATH; otherwise where to get one. */
export async function installCommand(path?: string): Promise<string> {
  for (const [manager, command] of commands) if ((await findOnPath(manager, path)).length > 0) return command;
  return 'see https://ffmpeg.org/download.html';
}
