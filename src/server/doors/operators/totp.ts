import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes of a second factor, as RFC 6238 makes them and every app for them shows them: six digits, a new one each 30 s. */
const period = 30;
const digits = 6;

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function stepAt(seconds: number): number {
  return Math.floor(seconds / period);
}

/** The step that a code is of: now, or the one before or after, as clocks differ. In the same time for every wrong one. */
export function stepOfCode(secret: Buffer, code: string, seconds: number): number | undefined {
  const codeBytes = Buffer.alloc(digits);
  codeBytes.write(code.replaceAll(' ', ''));
  const isLong = code.replaceAll(' ', '').length === digits;
  const now = stepAt(seconds);
  const fitting = [now - 1, now, now + 1].filter((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), codeBytes),
  );
  return isLong ? fitting.at(-1) : undefined;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** This is base32 of RFC 4648 without padding, for whole groups of five bytes only. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => letters.charAt(Number.parseInt(five, 2))).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** What an app for codes reads, by hand or as a picture that some tool makes of it. */
export function totpAddress(name: string, secret: string): string {
  return `otpauth://totp/Chhatri:${encodeURIComponent(name)}?secret=${secret}&issuer=Chhatri`;
}
