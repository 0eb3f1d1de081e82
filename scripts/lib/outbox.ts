import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Mail {
  /** Name and value of each header, in order. */
  headers: [name: string, value: string][];
  /** The bare email address. */
  to: string;
  subject: string;
  text: string;
  /** The first URL in the text. */
  link: string | undefined;
  files: { name: string; content: string }[];
}

/** Reads the messages that a server without SMTP_URL has written, oldest first. */
export function readOutbox(dataDir: string): Mail[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.sort().map((name) => parseMail(readFileSync(join(folder, name), 'utf8')));
}

function parseMail(raw: string): Mail {
  const { headers, header, body } = parsePart(raw);
  const boundary = /boundary="([^"]*)"/.exec(header('content-type'))?.[1];
  // the text before the first boundary is for clients without MIME support, and nothing follows the last one
  const parts =
    boundary === undefined
      ? [raw]
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => part.trimStart());
  const [text = '', ...files] = parts.map((part) => {
    const { header, body } = parsePart(part);
    return decode(body, header('content-transfer-encoding'));
  });
  const names = parts
    .slice(1)
    .map((part) => /filename=([^;\s]+)/.exec(parsePart(part).header('content-disposition'))?.[1]);
  const to = header('to');
  return {
    headers,
    to: /<([^>]*)>/.exec(to)?.[1] ?? to,
    subject: header('subject'),
    text,
    link: /https?:\/\/\S+/.exec(text)?.[0],
    files: files.map((content, index) => ({ name: names[index] ?? '', content })),
  };
}

function parsePart(raw: string) {
  const [head = '', ...rest] = raw.split('\n\n');
  const headers = head
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  const header = (headerName: string) => headers.find(([name]) => name.toLowerCase() === headerName)?.[1] ?? '';
  return { headers, header, body: rest.join('\n\n') };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`)));
  return Buffer.from(bytes, 'latin1').toString();
}
