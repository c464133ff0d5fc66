/**
 * Runs in the browser, before the page. The translation of a browser puts another node in the place of each text, and the
 * library keeps the one that it drew: where it takes a text away or puts something before it, the page dies; what it
 * writes into a text is never seen. So each of these is an error of the page, translated or not (decision 123).
 */
export function reportBareTexts(): void {
  const isDrawn = (node: Node | null): node is Text =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  const report = (what: string, text: Text, place: Node | null) =>
    // biome-ignore lint/suspicious/noConsole: every flow fails on what stands in the browser's console
    console.error(`A bare text was ${what}: "${text.data}" in <${place?.nodeName}>`);
  /** The language that is not shown: a translation changes what the page says of its own. */
  const otherLanguage = () => document.querySelector('a[hreflang]')?.getAttribute('hreflang');
  const languages = new WeakMap<Text, string | null | undefined>();
  let first: string | null | undefined;
  document.addEventListener('DOMContentLoaded', () => {
    first = otherLanguage();
  });
  /** In another language every text is another one: a translated page is then loaded anew. */
  const noteRewritten = (text: Text, place: Node | null) =>
    setTimeout(() => {
      const now = otherLanguage();
      if (now === (languages.has(text) ? languages.get(text) : first)) report('rewritten', text, place);
      languages.set(text, now);
    });
  const { createTextNode } = Document.prototype;
  Document.prototype.createTextNode = function createText(this: Document, data: string): Text {
    const text = createTextNode.call(this, data);
    setTimeout(() => languages.set(text, otherLanguage()));
    return text;
  };
  const { insertBefore, removeChild, appendChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Node.prototype.removeChild = function removeNode<T extends Node>(this: Node, child: T): T {
    if (isDrawn(child)) report('removed', child, this);
    removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insertNode<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    if (this.isConnected && isDrawn(node)) report('inserted', node, this);
    if (this.isConnected && isDrawn(next)) report('given something before it', next, this);
    insertBefore.call(this, node, next);
    return node;
  };
  Node.prototype.appendChild = function appendNode<T extends Node>(this: Node, node: T): T {
    if (this.isConnected && isDrawn(node)) report('appended', node, this);
    appendChild.call(this, node);
    return node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (isDrawn(this)) noteRewritten(this, this.parentNode);
      nodeValue?.set?.call(this, value);
    },
  });
}
