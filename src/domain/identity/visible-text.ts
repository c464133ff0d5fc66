import { composed } from './composed-text.ts';
import { withoutInvisible } from './invisible.ts';

/**
 * The same without the two joiners behind a letter of an Indian script and its signs, where they choose between two forms
 * of what is written: half letters of Marathi, final letters of older Malayalam, words of Urdu.
 */
const invisibleHere =
  /[\u200c\u200d](?<![\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Arab}\p{sc=Mtei}]\p{M}{0,8}[\u200c\u200d])|(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Something that can be seen by itself: no space of any width, no lone mark, no empty braille cell. */
const visible = /[^\s\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u;

/** Composed, without characters that nobody sees. Joiners that shape an Indian word stay. */
export function visibleText(text: string): string {
  return composed(text.replace(invisibleHere, ''));
}

/** As `visibleText`, joiners left out too: for what has to be compared and searched. */
export function withoutJoiners(text: string): string {
  return composed(withoutInvisible(text));
}

/** Nothing in it can be seen. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
