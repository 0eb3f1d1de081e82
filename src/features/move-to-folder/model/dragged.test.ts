import { expect, it } from 'vitest';
import { isDragged, readDragged, readDraggedRecord, writeDragged } from './dragged';

/** A DataTransfer that works like the browser's: the one of happy-dom stores no data. */
function transfer(): DataTransfer {
  const data = new Map<string, string>();
  return {
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, text: string) => void data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  } as unknown as DataTransfer;
}

it('reads the kind and the record that were written', () => {
  const dragged = transfer();
  writeDragged(dragged, 'site', { id: 4, folderId: 7 });
  expect([isDragged(dragged, 'site'), isDragged(dragged, 'folder')]).toEqual([true, false]);
  expect([readDragged(dragged, 'site'), readDragged(dragged, 'folder')]).toEqual([4, undefined]);
  expect(readDraggedRecord(dragged, 'site')).toEqual({ id: 4, name: '', folderId: 7 });
});

it.each(['', 'null', '[]', '{"id":1.5}', '{"id":"2"}', '{oh'])('reads nothing from %j', (text) => {
  const dragged = transfer();
  dragged.setData('application/x-preroll-site', text);
  expect(readDragged(dragged, 'site')).toBeUndefined();
  expect(readDraggedRecord(dragged, 'site')).toBeUndefined();
});
