import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';
import { screenRow, screens, viewFile } from './screens.ts';

test('asking for an unlisted screen fails with MODULE_NOT_FOUND', () => {
  expect(() => screenRow('no-such-screen')).toThrow(
    expect.objectContaining({
      code: 'MODULE_NOT_FOUND',
      message: expect.stringContaining('Cannot find module'),
    }),
  );
  expect(() => screenRow('constructor')).toThrow(expect.objectContaining({ code: 'MODULE_NOT_FOUND' }));
});

test.each(Object.keys(screens))('%s has its views where its name says, each with a Screen', async (name) => {
  const { view } = screenRow(name);
  for (const device of ['mobile', 'desktop'] as const) {
    expect(existsSync(viewFile(name, device))).toBe(true);
    const load = typeof view === 'function' ? view : view[device];
    expect(await load()).toHaveProperty('Screen');
  }
});

test('route names and paths are each used once', () => {
  for (const key of ['name', 'path'] as const) {
    const values = routes.map((row) => row[key]);
    expect(new Set(values).size).toBe(values.length);
  }
});
