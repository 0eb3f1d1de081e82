import { type FileHandle, open } from 'node:fs/promises';

const EBML_HEADER = 0x1a45dfa3;
const MATROSKA_SEGMENT = 0x18538067;

/**
 * Fifty thousand boxes are an hour in fragments of a third of a second; a crafted file could contain millions of empty
 * ones.
 */
const MAX_BOXES = 50_000;

/**
 * Whether a file has the length that its own structure declares. A truncated video with its index at the front passes
 * every probe; only the sizes inside reveal it.
 * @returns null for a file with more boxes than a real video has, which would take minutes to check
 */
export async function isCompleteFile(path: string): Promise<boolean | null> {
  await using file = await open(path);
  const { size } = await file.stat();
  const isMatroska = (await readBytes(file, 0, 4)).readUInt32BE(0) === EBML_HEADER;
  return await (isMatroska ? isCompleteMatroska(file, size) : isCompleteMp4(file, size));
}

/** ISO 14496-12: a sequence of boxes, each starting with its size and type. */
async function isCompleteMp4(file: FileHandle, fileSize: number): Promise<boolean | null> {
  let position = 0;
  for (let boxes = 0; position < fileSize; boxes += 1) {
    if (boxes === MAX_BOXES) return null;
    const header = await readBytes(file, position, 16);
    const size32 = header.readUInt32BE(0);
    // size 0: the box extends to the end of the file
    if (size32 === 0) return true;
    const size = size32 === 1 ? Number(header.readBigUInt64BE(8)) : size32;
    // trailing bytes that are not a box; nothing is missing
    if (size < 8) return true;
    position += size;
    if (position > fileSize) return false;
  }
  return true;
}

/** RFC 8794: the EBML header, followed by one Segment with everything else. */
async function isCompleteMatroska(file: FileHandle, fileSize: number): Promise<boolean> {
  const header = await readElement(file, 0);
  const segment = await readElement(file, header.contentStart + (header.size ?? 0));
  if (segment.id !== MATROSKA_SEGMENT) return true;
  // a live recording, whose size was never filled in
  return segment.size === null || segment.contentStart + segment.size <= fileSize;
}

async function readElement(file: FileHandle, position: number) {
  const bytes = await readBytes(file, position, 12);
  const id = bytes.readUInt32BE(0);
  const first = bytes.readUInt8(4);
  // the number of leading zero bits gives the number of bytes of the size
  const length = Math.clz32(first) - 24 + 1;
  if (length > 8) return { id, contentStart: position + 5, size: null };
  let size = BigInt(first & (0xff >> length));
  for (let index = 1; index < length; index += 1) size = (size << 8n) | BigInt(bytes.readUInt8(4 + index));
  const unknown = (1n << BigInt(7 * length)) - 1n;
  return { id, contentStart: position + 4 + length, size: size === unknown ? null : Number(size) };
}

/** Reads `length` bytes; beyond the end of the file they are zeros. */
async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, position);
  return bytes;
}
