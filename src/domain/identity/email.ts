const shape = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const labelShape = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/i;
const topShape = /^[a-z]{2,}$/i;
const longestLabel = 63;

/** Trimmed, the domain in small letters; the part before the @ is its owner's to spell. */
export function normaliseEmail(text: string): string {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  return at < 0 ? trimmed : `${trimmed.slice(0, at)}${trimmed.slice(at).toLowerCase()}`;
}

/** One address of at most 254 characters at a domain with a dot; no comments, no quotes. */
export function isEmail(text: string): boolean {
  const email = normaliseEmail(text);
  const at = email.lastIndexOf('@');
  if (at < 1 || at > 64 || email.length > 254) return false;
  return shape.test(email.slice(0, at)) && isDomain(email.slice(at + 1));
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  const isRight = labels.every((label) => label.length <= longestLabel && labelShape.test(label));
  return isRight && labels.length > 1 && topShape.test(labels.at(-1) ?? '');
}
