const longest = 300;

/** The bank's words as a gateway passes them on, for people to read: one line of a sane length. */
export function bankText(text: string | null | undefined): string | undefined {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : line.slice(0, longest);
}
