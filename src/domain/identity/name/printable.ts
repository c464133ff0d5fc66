/**
 * What the faces of our papers have a glyph for, of what people write: Latin with its accents, Devanagari, digits,
 * punctuation, joiners and the rupee sign. The faces are held to this list by a test.
 */
const unprintable =
  /[^\n -~\u00a0-\u024f\u0900-\u097f\u1e00-\u1eff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20b9\u2122\u2212]/u;

/** Whether a text can be printed on a policy, every sign of it. */
export function isPrintable(text: string): boolean {
  return unprintableIn(text) === undefined;
}

/** The first sign of a text that cannot be printed. */
export function unprintableIn(text: string): string | undefined {
  return unprintable.exec(text.replaceAll('\u200c', '').replaceAll('\u200d', ''))?.[0];
}
