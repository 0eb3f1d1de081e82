const integers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => void bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

/** A box of ISO 14496-12: its size, type and content. */
function box(type: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  return Buffer.concat([integers(8 + bytes.length), Buffer.from(type, 'latin1'), bytes]);
}

const full = (type: string, flags: number, ...content: Buffer[]) => box(type, integers(flags), ...content);

const matrix = integers(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** An mp4 of a few kilobytes whose only track declares this many frames, all of one size. */
export function craftMp4(frames: number): Buffer {
  const sampleEntry = Buffer.alloc(78);
  sampleEntry.writeUInt16BE(1, 6);
  sampleEntry.writeUInt16BE(320, 24);
  sampleEntry.writeUInt16BE(180, 26);
  const samples = box(
    'stbl',
    full('stsd', 0, integers(1), box('vp08', sampleEntry)),
    full('stts', 0, integers(1, frames, 1)),
    full('stsc', 0, integers(1, 1, frames, 1)),
    full('stsz', 0, integers(4, frames)),
    full('stco', 0, integers(1, 48)),
  );
  const handler = full('hdlr', 0, integers(0), Buffer.from('vide'), Buffer.alloc(13));
  const header = full('mdhd', 0, integers(0, 0, 1000, 2000, 0));
  const location = box('dinf', full('dref', 0, integers(1), full('url ', 1)));
  const media = box('minf', full('vmhd', 1, Buffer.alloc(8)), location, samples);
  const track = box(
    'trak',
    full('tkhd', 7, integers(0, 0, 1, 0, 2000, 0, 0, 0, 0), matrix, integers(320 << 16, 180 << 16)),
    box('mdia', header, handler, media),
  );
  const movie = full(
    'mvhd',
    0,
    integers(0, 0, 1000, 2000, 0x10000, 0x1000000, 0, 0),
    matrix,
    Buffer.alloc(24),
    integers(2),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), integers(0), Buffer.from('isom')),
    box('mdat', Buffer.alloc(4096)),
    box('moov', movie, track),
  ]);
}
