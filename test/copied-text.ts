import { execFileSync, spawnSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';
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

/** The reader of most Linux desktops (poppler) is not on this machine. */
export const noPoppler = spawnSync('pdftotext', ['-v']).error !== undefined;

/** The same as poppler has it. */
export function copiedByPoppler(file: Uint8Array): string {
  return execFileSync('pdftotext', ['-raw', '-', '-'], {
    input: file,
    maxBuffer: 64 * 1024 * 1024,
  }).toString();
}

/** On one line, for a text that a file may break anywhere between words. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Gives the file with its packed parts unpacked, letter for byte. */
export function unpackedPdf(file: Buffer): string {
  const text = file.toString('latin1');
  return text.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
}

/** How many signs each code of a file stands for, the same number once. */
export function signsOfCodes(file: Buffer): readonly number[] {
  const blocks = unpackedPdf(file).matchAll(/beginbfchar\n([\s\S]*?)\nendbfchar/g);
  const rows = Array.from(blocks, ([, block = '']) => block.split('\n')).flat();
  return [...new Set(rows.map((row) => (/^<\w{4}> <(\w*)>$/.exec(row)?.[1]?.length ?? 0) / 4))];
}
