import type { PolicyLink } from '#domain/message/letter.ts';
import type { Say, SentenceId } from '#words/sentences.ts';

/** A letter as data: what it says and in what order, whoever draws it. Every text is ready to be read. */
export type LetterPage = {
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly LetterBlock[];
};

export type LetterBlock =
  /** `strong`: what of the text stands out, each as it stands in it. */
  | { readonly kind: 'text'; readonly text: string; readonly strong: readonly string[] }
  | { readonly kind: 'small'; readonly text: string }
  /** Causes and what they come to, behind the margin rule. */
  | { readonly kind: 'ledger'; readonly rows: readonly LedgerRow[] }
  | { readonly kind: 'dates'; readonly heading: string; readonly rows: readonly DateRow[] }
  /** Names of the files that come with the letter. */
  | { readonly kind: 'files'; readonly names: readonly string[] }
  | { readonly kind: 'button'; readonly label: string; readonly address: string }
  | { readonly kind: 'small-link'; readonly label: string; readonly address: string };

export type LedgerRow = {
  readonly name: string;
  readonly note?: string;
  readonly value: string;
  readonly isTotal?: boolean;
};

export type DateRow = { readonly when: string; readonly text: string; readonly note?: string };

export function text(sentence: string, strong: readonly string[] = []): LetterBlock {
  return { kind: 'text', text: sentence, strong };
}

export function small(sentence: string): LetterBlock {
  return { kind: 'small', text: sentence };
}

/** A telephone number that stays on one line. */
export function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** Somebody who gave no name yet is greeted as well. */
export function greeting(say: Say, name: string): LetterBlock {
  return text(name === '' ? say('letter.greeting.nobody') : say('letter.greeting', { name }));
}

/** The one way on. Where no link can be made, the letter says where the same stands. */
export function wayIn(
  say: Say,
  link: PolicyLink | undefined,
  label: SentenceId,
  elsewhere: SentenceId = 'letter.opens.here',
): readonly LetterBlock[] {
  return link
    ? [
        { kind: 'button', label: say(label), address: link.address },
        small(say('letter.opens', { end: link.mobileEnds })),
      ]
    : [text(say(elsewhere))];
}
