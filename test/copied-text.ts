import { getDocumentProxy } from 'unpdf';

/** What a reader copies out of a PDF, a line each, as Firefox's reader (pdf.js) has it. */
export async function copiedText(file: Uint8Array, password?: string): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(file), { password });
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  }
  return pages.join('\n');
}

/** On one line, for a text that a file may break anywhere between words. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
