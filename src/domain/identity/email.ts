import { identifierText } from './identifier-text.ts';
import { withoutLabel } from './label.ts';
import { visibleText } from './visible-text.ts';

/** RFC 5321's signs of an unquoted local part and, as RFC 6531 has it, letters, marks and digits of any language. */
const localShape =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~\p{Join_Control}-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~\p{Join_Control}-]+)*$/u;
const labelShape =
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}]*(?:-+[\p{L}\p{M}\p{N}\p{Join_Control}]+)*$/u;
/** Letters of any language, or what stands for them where only those of English can. */
const topShape = /^(?:\p{L}[\p{L}\p{M}\p{Join_Control}]+|xn--[a-z0-9-]+)$/u;
const longestLabel = 63;
const longestLocal = 64;
const longest = 254;

/** What mail programs and browsers put around an address that is copied. */
const before = /^(?:mailto:|[<"'(\s])+/i;
const after = /[>"'),;.\s]{1,8}$/;
/** A name before the address, as mail programs copy it: "Asha Rao <asha@example.in". */
const nameBefore = /^[^@<>]{0,100}</;
/** Dots of other keyboards, which a domain reads as one (UTS 46). */
const otherDots = /[\u3002\uff61]/g;
const ascii = /^[\x20-\x7e]*$/;

/**
 * Without what was pasted around it, the domain in small letters; the part before the @ is its owner's to spell. An
 * address in letters of English has digits of English, whatever keyboard they were typed on.
 */
export function normaliseEmail(text: string): string {
  const plain = identifierText(text);
  const address = withoutLabel(ascii.test(plain) ? plain : visibleText(text).trim())
    .replace(nameBefore, '')
    .replace(before, '')
    .replace(after, '');
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  return `${address.slice(0, at)}${address.slice(at).toLowerCase().replace(otherDots, '.')}`;
}

/** One address of at most 254 characters, in any language (RFC 6531), at a domain with a dot; no comments, no quotes. */
export function isEmail(text: string): boolean {
  const email = normaliseEmail(text);
  const at = email.lastIndexOf('@');
  if (at < 1 || email.length > longest || inBytes(email.slice(0, at)) > longestLocal) return false;
  return localShape.test(email.slice(0, at)) && isDomain(email.slice(at + 1));
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  const isRight = labels.every((label) => label.length <= longestLabel && labelShape.test(label));
  return isRight && labels.length > 1 && topShape.test(labels.at(-1) ?? '');
}

/** As UTF-8, by which mail counts. */
function inBytes(text: string): number {
  return [...text].reduce((bytes, sign) => bytes + bytesOf(sign.codePointAt(0) ?? 0), 0);
}

function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
