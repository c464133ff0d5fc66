const shape = /^(?!0+$)\d{9,18}$/;

/** A text throughout: zeros in front belong to it. */
export function normaliseAccountNumber(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** Nine to eighteen digits, not all zero. */
export function isAccountNumber(text: string): boolean {
  return shape.test(normaliseAccountNumber(text));
}
