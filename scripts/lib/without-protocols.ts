type Operation = { 'x-protocol'?: string };
type Contract = { paths: Record<string, Record<string, Operation>> };

/** Removes the operations that don't use plain HTTP with JSON from the contract. */
export default function withoutProtocols(contract: Contract): Contract {
  const paths = Object.entries(contract.paths)
    .map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).filter(([, operation]) => operation['x-protocol'] === undefined)),
    ])
    .filter(([, item]) => Object.keys(item ?? {}).length > 0);
  return { ...contract, paths: Object.fromEntries(paths) };
}
