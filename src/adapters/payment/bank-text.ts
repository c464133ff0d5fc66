import { outsideLine } from '#domain/outside/outside-line.ts';

const longest = 300;

/** The bank's words as a gateway passes them on, for people to read: one line of a sane length. */
export function bankText(text: string | null | undefined): string | undefined {
  return outsideLine(text ?? '', longest) || undefined;
}
