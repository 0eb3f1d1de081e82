/**
 * Keeps React working on a page that the browser translates. Translators replace text nodes with their own, while React
 * still refers to the original ones; the resulting DOM exception would unmount the whole screen. Here, removing a
 * replaced node does nothing, and a node to be inserted before a replaced one is appended instead.
 *
 * Based on the workaround of React's maintainers
 * (https://github.com/facebook/react/issues/11538#issuecomment-417504600), without its console messages, and inserting
 * nodes that it would omit. It only prevents crashes: texts stay up to date because each is alone in its element
 * (`scripts/structure/bare-texts.test.ts`).
 */
export function tolerateTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };

  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    before: Node | null,
  ): Inserted {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as Inserted;
  };
}
