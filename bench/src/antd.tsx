import { Input, Table } from 'antd';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Campaign, campaigns, columns as facts, height, matches } from './campaigns';
import { present, press, root, type } from './subject';

const columns = facts.map(([id, title, width]) => ({
  dataIndex: id,
  title,
  width,
  sorter: (a: Campaign, b: Campaign) => (a[id] < b[id] ? -1 : a[id] > b[id] ? 1 : 0),
}));

const scroll = { x: columns.reduce((sum, { width }) => sum + width, 0), y: height };

function Campaigns() {
  const [text, setText] = useState('');
  const rows = useMemo(() => campaigns.filter((campaign) => matches(campaign, text)), [text]);
  return (
    <>
      <Input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <Table virtual rowKey="id" size="small" columns={columns} dataSource={rows} scroll={scroll} pagination={false} />
    </>
  );
}

createRoot(root()).render(<Campaigns />);

present({
  row: '.ant-table-row',
  viewport: '.ant-table-tbody-virtual-holder',
  filter: (value) => type('input[type=search]', value),
  sort: () => press('.ant-table-thead th:first-child'),
});
