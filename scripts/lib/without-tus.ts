type Operation = { 'x-protocol'?: string };
type Contract = { paths: Record<string, Record<string, Operation>> };

/** The contract without the operations that speak another protocol than plain HTTP with JSON. */
export default function withoutTus(contract: Contract): Contract {
  const paths = Object.entries(contract.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).filter(([, operation]) => operation['x-protocol'] !== 'tus')),
  ]);
  return { ...contract, paths: Object.fromEntries(paths) };
}
