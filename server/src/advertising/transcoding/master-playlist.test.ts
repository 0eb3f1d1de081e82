import { expect, test } from 'vitest';
import { h264Codec, masterPlaylist, parseMediaPlaylist } from './master-playlist.ts';

test('writes measured bit rates, sizes and codecs to a master playlist', () => {
  const playlist = masterPlaylist([
    {
      uri: '240p/index.m3u8',
      width: 426,
      height: 240,
      codecs: ['avc1.4d4015', 'mp4a.40.2'],
      segments: [
        { duration: 4, size: 100_000 },
        { duration: 4, size: 150_000 },
        // too short to be representative of the bit rate
        { duration: 0.04, size: 10_000 },
      ],
    },
    {
      uri: '360p/index.m3u8',
      width: 640,
      height: 360,
      codecs: ['avc1.4d401e'],
      segments: [{ duration: 2, size: 100_000 }],
    },
  ]);
  expect(playlist).toBe(`#EXTM3U
#EXT-X-VERSION:6
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=300000,AVERAGE-BANDWIDTH=258707,RESOLUTION=426x240,CODECS="avc1.4d4015,mp4a.40.2"
240p/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=400000,AVERAGE-BANDWIDTH=400000,RESOLUTION=640x360,CODECS="avc1.4d401e"
360p/index.m3u8
`);
});

test('parses the segments of a media playlist', () => {
  const playlist =
    '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4.000000,\n0000.ts\n#EXTINF:1.5,\n0001.ts\n#EXT-X-ENDLIST\n';
  expect(parseMediaPlaylist(playlist)).toEqual([
    { file: '0000.ts', duration: 4 },
    { file: '0001.ts', duration: 1.5 },
  ]);
});

test('reads the codec name of an H.264 stream from its parameter set', () => {
  const segment = Buffer.from('474000100000b00d0000000109f000000001674d401f96', 'hex');
  expect(h264Codec(segment)).toBe('avc1.4d401f');
  expect(() => h264Codec(Buffer.alloc(188))).toThrow('sequence parameter set');
});
