import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { evenly } from './sentences.ts';

export type Element = HTMLElement;

/** What stands in a line of its own, or apart from what is beside it. */
const apart = new Set([
  'SMALL',
  'P',
  'DIV',
  'LI',
  'DT',
  'DD',
  'TD',
  'TH',
  'TR',
  'H1',
  'H2',
  'H3',
  'H4',
  'LABEL',
  'BUTTON',
  'OPTION',
  'SUMMARY',
  'LEGEND',
]);

/** The page as it is drawn; the data that it carries for the browser is left out. */
export function pageOf(html: string): Element {
  const from = html.indexOf('<div id="root">');
  const to = html.indexOf('</div><script', from);
  return parse(html.slice(from, to < 0 ? undefined : to), { comment: false });
}

/** What a reader sees of it. */
export function textOf(element: Element | null | undefined): string {
  return element ? evenly(amountText(element)) : '';
}

function amountText(element: Element): string {
  return element.childNodes
    .map((node) => {
      if (node.nodeType === NodeType.TEXT_NODE) return node.text;
      const inside = node as Element; // what is neither text nor comment is an element
      if (inside.tagName === 'SVG') return '';
      return apart.has(inside.tagName) ? ` ${amountText(inside)} ` : amountText(inside);
    })
    .join('');
}

/** Gives the texts of these, in the order of the page. */
export function textsOf(element: Element, selector: string): readonly string[] {
  return element.querySelectorAll(selector).map(textOf);
}

/** Gives its own words, without those of a `small` below them. */
export function ownText(element: Element | null | undefined): string {
  return element ? textBefore(element, 'small') : '';
}

/** Its words without those at its end, which are of another element. */
export function textBefore(element: Element, last: string): string {
  const [all, end] = [textOf(element), textOf(element.querySelectorAll(last).at(-1))];
  return end !== '' && all.endsWith(end) ? evenly(all.slice(0, -end.length)) : all;
}
