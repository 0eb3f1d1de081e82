import { parseSync } from 'vite';

/** A node of ESTree. Its other properties aren't typed: each may be a node, a list of nodes or a plain value. */
interface Node {
  type: string;
  start: number;
  end: number;
  // biome-ignore lint/suspicious/noExplicitAny: the properties depend on the type
  [property: string]: any;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function nodesOf(node: Node): Node[] {
  const inner = Object.values(node).flat().filter(isNode);
  return [node, ...inner.flatMap(nodesOf)];
}

/** All nodes of a source file in pre-order. */
export const nodesIn = (file: string, source: string) => nodesOf(parseSync(file, source).program as unknown as Node);

/** One of the possible results of a JSX child expression. */
interface Outcome {
  node: Node;
  kind: 'element' | 'text' | 'unknown';
  /** It can be replaced by something else, or by nothing. */
  changes: boolean;
}

const isUntranslated = ({ openingElement }: Node) =>
  openingElement?.attributes.some(({ name, value }: Node) => name?.name === 'translate' && value?.value === 'no');

const isFunction = ({ type }: Node) => /Function(?!Type)/.test(type);
const isFragment = ({ type }: Node) => type === 'JSXFragment';
const isJsx = (type: string) => type === 'JSXElement' || type === 'JSXFragment';

const isNothing = ({ type, value, name }: Node) =>
  (type === 'Literal' && (value === null || typeof value === 'boolean')) ||
  (type === 'Identifier' && name === 'undefined') ||
  type === 'JSXEmptyExpression';

const changing = (outcomes: Outcome[]) => outcomes.map((outcome) => ({ ...outcome, changes: true }));

function outcomesOf(node: Node): Outcome[] {
  if (isNothing(node)) return [];
  switch (node.type) {
    case 'JSXText':
      return /\S/.test(node.value) ? [{ node, kind: 'text', changes: false }] : [];
    case 'Literal':
      return /^\s*$/.test(String(node.value)) ? [] : [{ node, kind: 'text', changes: false }];
    case 'TemplateLiteral':
      return [{ node, kind: 'text', changes: node.expressions.length > 0 }];
    case 'JSXElement':
      return [{ node, kind: 'element', changes: false }];
    case 'JSXFragment':
      return node.children.flatMap(outcomesOf);
    case 'ObjectExpression': {
      const values: Outcome[] = node.properties.flatMap(({ value }: Node) => (value ? outcomesOf(value) : []));
      return values.every(({ kind }) => kind === 'element') ? values : [{ node, kind: 'unknown', changes: true }];
    }
    case 'ArrowFunctionExpression':
      return returnsOf(node);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return outcomesOf(node.expression);
    case 'ConditionalExpression':
      return changing([...outcomesOf(node.consequent), ...outcomesOf(node.alternate)]);
    case 'LogicalExpression':
      return changing([...(node.operator === '&&' ? [] : outcomesOf(node.left)), ...outcomesOf(node.right)]);
    case 'CallExpression': {
      const made = node.arguments.filter(isFunction).flatMap(returnsOf);
      const isList = /^(?:map|flatMap|from)$/.test(node.callee.property?.name) && made.length > 0;
      if (isList) return changing(made);
      if (node.callee.name === 'cloneElement') return [{ node, kind: 'element', changes: false }];
      const [render] = node.arguments;
      const isNamed = node.callee.property?.name === 'map' && render?.type === 'Identifier';
      return [{ node: isNamed ? render : node, kind: 'unknown', changes: true }];
    }
    case 'TSTypeReference':
      return [{ node, kind: node.typeName.name === 'ReactElement' ? 'element' : 'unknown', changes: true }];
    case 'TSUnionType':
      return node.types.flatMap(outcomesOf);
    case 'TSTypeOperator':
      return outcomesOf(node.typeAnnotation);
    case 'TSArrayType':
      return outcomesOf(node.elementType);
    case 'TSFunctionType':
      return outcomesOf(node.returnType.typeAnnotation);
    default:
      return [{ node, kind: 'unknown', changes: true }];
  }
}

/** The possible return values of an inline function. */
function returnsOf(node: Node): Outcome[] {
  if (node.body?.type !== 'BlockStatement') return node.body ? outcomesOf(node.body) : [];
  const nested = nodesOf(node.body).filter(isFunction);
  const isOwn = (at: Node) => !nested.some(({ start, end }) => start <= at.start && at.end <= end);
  return nodesOf(node.body)
    .filter((at) => at.type === 'ReturnStatement' && at.argument && isOwn(at))
    .flatMap((at) => changing(outcomesOf(at.argument)));
}

/** Names with their values: variables, properties and their types, functions, and props. */
function definitionsOf(node: Node): [name: string, value: Node][] {
  switch (node.type) {
    case 'VariableDeclarator':
      return node.init && node.id.type === 'Identifier' ? [[node.id.name, node.init]] : [];
    case 'Property':
      return node.key.type === 'Identifier' && !node.shorthand ? [[node.key.name, node.value]] : [];
    case 'TSPropertySignature':
      return node.typeAnnotation ? [[node.key.name, node.typeAnnotation.typeAnnotation]] : [];
    case 'JSXAttribute':
      return node.value ? [[`${node.name.name}=`, node.value]] : [];
    case 'JSXElement':
      return node.children.map((child: Node) => [`${node.openingElement.name.name}.children`, child]);
    case 'FunctionDeclaration':
      return [[node.id.name, node]];
  }
  return [];
}

/** Names that always refer to elements: `icon`, `dialog`, a function that renders a row. */
export function namesOfElements(nodes: readonly Node[]): ReadonlySet<string> {
  const kinds = new Map<string, Set<string>>();
  for (const [name, value] of nodes.flatMap(definitionsOf)) {
    const known = kinds.get(name) ?? new Set();
    for (const { kind } of isFunction(value) ? returnsOf(value) : outcomesOf(value)) known.add(kind);
    kinds.set(name, known);
  }
  return new Set([...kinds].flatMap(([name, known]) => (known.has('element') && !known.has('text') ? [name] : [])));
}

const nameOf = (node: Node): string | undefined => {
  const { type, name, callee, expression } = node;
  if (type === 'Identifier') return name;
  if (type === 'MemberExpression') return node.computed ? nameOf(node.object) : node.property.name;
  if (type === 'ChainExpression') return nameOf(expression);
  return type === 'CallExpression' ? nameOf(callee) : undefined;
};

/**
 * Finds texts that React can't update or remove after a browser's translator has replaced them with its own nodes:
 * changing texts with siblings, texts whose siblings come and go, and texts returned by a component without an element.
 * Text that is the only content of an element is safe, because React replaces the whole content.
 */
export function bareTexts(nodes: readonly Node[], elements: ReadonlySet<string>): Node[] {
  const own = namesOfElements(nodes);
  const components = nodes
    .flatMap(definitionsOf)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && isFunction(value));
  const isElement = ({ kind, node }: Outcome) => {
    const [component] = components.findLast(([, { start, end }]) => start <= node.start && node.end <= end) ?? [];
    const name = nameOf(node);
    const isNamed =
      name === 'children'
        ? own.has(name) || elements.has(`${component}.children`)
        : own.has(`${name}`) || elements.has(`${name}=`) || elements.has(`${name}`);
    return kind === 'element' || (kind === 'unknown' && isNamed);
  };
  const inFragments = new Set(nodes.flatMap(({ type, children }) => (isJsx(type) ? children.filter(isFragment) : [])));
  const besideSiblings = nodes.flatMap((node) => {
    if (!isJsx(node.type) || inFragments.has(node)) return [];
    const children: Node[] = node.children.filter((child: Node) => outcomesOf(child).length > 0);
    const outcomes = children.flatMap(outcomesOf);
    if (children.length === 1 && !children.some(isFragment)) return [];
    const siblingsMove = outcomes.some((outcome) => outcome.changes && isElement(outcome));
    return outcomes.filter((outcome) => !isElement(outcome) && (outcome.changes || siblingsMove));
  });
  const returned = components.flatMap(([, component]) => {
    const outcomes = returnsOf(component);
    return outcomes.some(isElement) ? outcomes.filter(({ kind }) => kind === 'text') : [];
  });
  const untranslated = nodes.filter(isUntranslated);
  return [...new Set([...besideSiblings, ...returned].map(({ node }) => node))].filter(
    ({ start, end }) => !untranslated.some((element) => element.start <= start && end <= element.end),
  );
}
