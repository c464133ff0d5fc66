import { hkdfSync } from 'node:crypto';

type Key = { readonly bytes: Buffer };

/**
 * The secrets come from the keys that seal, so that a server needs one kind of secret to keep. The first
 * signs.
 */
export function cookieSecretsOf([first, ...others]: readonly [Key, ...Key[]]): readonly [
  string,
  ...string[],
] {
  const secretOf = ({ bytes }: Key) =>
    Buffer.from(hkdfSync('sha256', bytes, '', 'chhatri cookies', 32)).toString('base64url');
  return [secretOf(first), ...others.map(secretOf)];
}
