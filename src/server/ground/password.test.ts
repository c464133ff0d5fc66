import { expect, test } from 'vitest';
import { hashOfPassword, isRightPassword, newPassword, parsePasswordHash } from './password.ts';

test('what was hashed is right, however its letters are composed, and nothing else is', async () => {
  const hash = parsePasswordHash(await hashOfPassword('chhatrī 2026'));
  if (!hash) throw new Error('What is made is read');
  expect(await isRightPassword('chhatrī 2026'.normalize('NFD'), hash)).toBe(true);
  for (const wrong of ['', 'chhatrī 2026 ', 'Chhatrī 2026', 'chhatri 2026'])
    expect(await isRightPassword(wrong, hash)).toBe(false);
});

test('the same word is another hash each time, and a made password another word', async () => {
  const hashes = await Promise.all([hashOfPassword('one'), hashOfPassword('one')]);
  expect(new Set(hashes).size).toBe(2);
  const passwords = Array.from({ length: 50 }, newPassword);
  expect(new Set(passwords).size).toBe(50);
  expect(passwords.every((word) => /^[\w-]{20}$/.test(word))).toBe(true);
});

const [salt, hash] = ['A'.repeat(22), 'A'.repeat(43)];
test.each([
  '',
  'secret',
  `scrypt:9:${salt}:${hash}`,
  `scrypt:15:${salt}`,
  `scrypt:15:${salt}:short`,
  `md5:15:${salt}:${hash}`,
])('%j is no hash', (text) => {
  expect(parsePasswordHash(text)).toBeUndefined();
});
