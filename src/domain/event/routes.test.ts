import { expect, test } from 'vitest';
import { isLoggedRoute, loggedRoutes } from './routes.ts';

test('pages are counted by the names of a list, and by nothing that an address says', () => {
  expect(loggedRoutes.every(isLoggedRoute)).toBe(true);
  expect(['', 'resume/secret-of-a-link', 'constructor', 'Resume'].filter(isLoggedRoute)).toEqual([]);
});
