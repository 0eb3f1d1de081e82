import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareTexts, namesOfElements, nodesIn } from '../lib/bare-texts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test)\.|generated|^shared.testing/.test(file))
  .map((file) => ({ file: join('src', file), source: readFileSync(join('src', file), 'utf8') }));

it('each text that changes, or whose siblings do, has its own element', () => {
  const files = sources.map(({ file, source }) => ({ file, source, nodes: nodesIn(file, source) }));
  const elements = namesOfElements(files.flatMap(({ nodes }) => nodes));
  const found = files.flatMap(({ file, source, nodes }) =>
    bareTexts(nodes, elements).map(({ start, end }) => {
      const line = source.slice(0, start).split('\n').length;
      return `${file}:${line}: ${source.slice(start, end).trim()}`;
    }),
  );
  expect(found).toEqual([]);
});

const findingsIn = (source: string) => {
  const nodes = nodesIn('case.tsx', source);
  return bareTexts(nodes, namesOfElements(nodes)).map(({ start, end }) => source.slice(start, end).trim());
};

describe('bareTexts', () => {
  it.each([
    ['const a = <p>{count} adverts</p>;', 'count'],
    ['const a = <p>{before && <b>before</b>} after</p>;', 'after'],
    ['const a = <p>{isOpen ? <Plus /> : <Minus />}{isOpen ? "Close" : "Open"}</p>;', '"Close"'],
    ['const a = <Button><Plus />{label}</Button>;', 'label'],
    ['const a = <Chip>{value === null ? <><Plus />{label}</> : <b>{value}</b>}</Chip>;', 'label'],
    ['const a = <p>{count + " adverts"}<Link /></p>;', 'count + " adverts"'],
    ['const a = <ul>{rows.map((row) => <li>{row.name}: <b /></li>)}</ul>;', 'row.name'],
    ['const Amount = ({ amount }) => amount === null ? "–" : <b>{amount}</b>;', '"–"'],
    ['function Badge({ children }) { return <b><Icon />{children}</b>; } const a = <Badge>New</Badge>;', 'children'],
  ])('finds one in %s', (source, text) => expect(findingsIn(source)[0]).toBe(text));

  it.each([
    'const a = <p>{count + " adverts"}</p>;',
    'const a = <p><span>{count}</span> adverts</p>;',
    'const a = <p>Read <Link /> first</p>;',
    'const a = <p translate="no">{count} <b>of</b> {total}</p>;',
    'const a = <p>{count}</p>;',
    'const icon = <Plus />; const a = <p>{icon}<b>New</b></p>;',
    'interface P { icon: ReactElement } const A = ({ icon }: P) => <p>{icon}<b>New</b></p>;',
    'function Frame({ children }) { return <b><Icon />{children}</b>; } const a = <Frame><p>New</p></Frame>;',
    'const a = <p>{rows.map((row) => <b>{row.name}</b>)}<i /></p>;',
  ])('finds none in %s', (source) => expect(findingsIn(source)).toEqual([]));
});
