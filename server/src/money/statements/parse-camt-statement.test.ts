import { expect, it } from 'vitest';
import { paymentsOf, read, readFile, refusal } from './test-statements.ts';

const camt = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
   <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
   <Bal><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
const booked = '<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>';
const payment = (direction: string, more = booked, amount = '100.00') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${more}</Ntry>`;

it('reads the entries of a CAMT.053', () => {
  const details = `<NtryDtls><TxDtls><Refs><EndToEndId>E2E-7</EndToEndId></Refs>
    <RltdPties><Dbtr><Pty><Nm>Müller GmbH</Nm></Pty></Dbtr></RltdPties>
    <RmtInf><Ustrd>Rechnung</Ustrd><Ustrd>2026-000009</Ustrd></RmtInf></TxDtls></NtryDtls>`;
  const lines = read(
    camt(
      payment('CRDT', booked + details),
      payment('DBIT'),
      payment('CRDT', '<Sts>PDNG</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>'),
    ),
  );
  expect(paymentsOf(lines)).toEqual([
    ['in', '100.00'],
    ['out', '100.00'],
    ['The status is “PDNG”', '100.00'],
  ]);
  expect(lines[0]?.entry).toEqual({
    date: '2026-11-20',
    reference: 'E2E-7',
    payer: 'Müller GmbH',
    amount: '100.00',
    currency: 'EUR',
    purpose: 'Rechnung 2026-000009',
  });
});

it('reads each payment of an entry of a CAMT.053 that has several, and leaves reversals to people', () => {
  const single = (amount: string) => `<TxDtls><Amt Ccy="EUR">${amount}</Amt></TxDtls>`;
  const several = `${booked}<NtryDtls>${single('40.00')}${single('60.00')}</NtryDtls>`;
  expect(paymentsOf(read(camt(payment('CRDT', several), payment('CRDT', `<RvslInd>true</RvslInd>${booked}`))))).toEqual(
    [
      ['in', '40.00'],
      ['in', '60.00'],
      ['The bank has reversed a payment', '100.00'],
    ],
  );
});

it('marks an entry without a date as a payment to be checked', () => {
  const [line] = readFile('09-camt053.xml');
  expect(line).toMatchObject({ direction: 'in', isPayment: true, error: expect.stringMatching(/^Date: /) });
});

it.each([
  ['in other XML', '<?xml version="1.0"?><Document/>', 'This XML is not a CAMT.053 statement'],
  ['in XML with entities', '<?xml version="1.0"?><!DOCTYPE a><Document/>', 'This XML is not a CAMT.053 statement'],
  ['in broken XML', '<?xml version="1.0"?><Document', 'This XML is broken'],
  ['without entries of a CAMT.053', camt(), 'There are no payments in this CAMT.053 statement'],
])('refuses a file %s', (_, content, message) => {
  expect(() => read(content)).toThrow(expect.objectContaining(refusal(message)));
});
