/**
 * Keeps React working on a page that the browser translates. Translators replace text nodes by nodes of their own; React
 * still holds the replaced ones, and an exception of the DOM would take the whole screen away. A node that has been
 * replaced needs no removal, and what should stand before one is put last.
 *
 * The workaround of React's maintainers, https://github.com/facebook/react/issues/11538#issuecomment-417504600: without
 * the messages, and without leaving out what is inserted. It protects from crashes only: texts stay up to date because
 * each is alone in its element (`scripts/structure/bare-texts.test.ts`).
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
