type Operation = { 'x-protocol'?: string };
type Contract = { paths: Record<string, Record<string, Operation>> };

/** The contract without the operations that don't speak plain HTTP with JSON. */
export default function withoutProtocols(contract: Contract): Contract {
  const paths = Object.entries(contract.paths)
    .map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).filter(([, operation]) => operation['x-protocol'] === undefined)),
    ])
    .filter(([, item]) => Object.keys(item ?? {}).length > 0);
  return { ...contract, paths: Object.fromEntries(paths) };
}
