import { expect, test } from 'vitest';
import { assetsFrom, type Manifest } from './page-renderer.ts';

const manifest: Manifest = {
  'src/web/entry-client.tsx': { file: 'assets/entry.js', imports: ['_parts.js'] },
  '_parts.js': { file: 'assets/parts.js' },
  'style.css': { file: 'assets/style.css' },
  'src/web/screens/intro/view.tsx': {
    file: 'assets/intro.js',
    imports: ['_parts.js', 'src/web/entry-client.tsx'],
  },
};

test('a page asks for its entry, its screen and what both import, each once, and for the styles', () => {
  expect(assetsFrom(manifest, ['src/web/screens/intro/view.tsx'])).toEqual({
    entry: '/assets/entry.js',
    preloads: ['/assets/parts.js', '/assets/intro.js'],
    styles: ['/assets/style.css'],
  });
});

test('a source that was not built is a bug, not an empty page', () => {
  expect(() => assetsFrom(manifest, ['src/web/screens/none/view.tsx'])).toThrow(
    'src/web/screens/none/view.tsx',
  );
});
