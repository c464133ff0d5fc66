const firstDevanagari = '०'.charCodeAt(0);

/** The digits of Hindi as 0 to 9, so that what is typed on a Hindi keyboard counts the same; all else as it is. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - firstDevanagari));
}
