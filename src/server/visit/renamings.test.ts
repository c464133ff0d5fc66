import { expect, test } from 'vitest';
import { createRenamings } from './renamings.ts';
import { sessionCookies } from './session-cookie.ts';

const now = 1_800_000_000;
const cookies = sessionCookies({ secrets: ['secret'], idleDays: 30, mostDays: 90 });

test.each([
  ['before anybody showed the new name', 0, true],
  ['while the new name was not shown', 1, true],
  ['when the new name is in use', 2, false],
])('a request that began %s gets the same name: %s', (_when, moment, isSame) => {
  const renamings = createRenamings((session) => cookies.renamed(session, now));
  const session = cookies.start(now, false);
  const moments = [performance.now()];
  const first = renamings.of(session, performance.now());
  moments.push(performance.now());
  while (performance.now() === moments[1]);
  renamings.noteUse(first);
  moments.push(performance.now());
  expect(renamings.of(session, moments[moment] ?? 0).id === first.id).toBe(isSame);
  expect(renamings.of(cookies.start(now, false), moments[0] ?? 0).id).not.toBe(first.id);
});
