import { expect, test } from 'vitest';
import { assetsFrom, type Manifest } from './page-renderer.ts';

const manifest: Manifest = {
  'src/web/entry-client.tsx': {
    file: 'assets/entry.js',
    imports: ['_parts.js'],
    css: ['assets/app.css'],
  },
  '_parts.js': { file: 'assets/parts.js' },
  '_results.js': { file: 'assets/results.js', css: ['assets/results.css'] },
  'src/web/screens/intro/view.tsx': {
    file: 'assets/intro.js',
    imports: ['_parts.js', 'src/web/entry-client.tsx'],
  },
  'src/web/screens/results/mobile.tsx': {
    file: 'assets/mobile.js',
    imports: ['_results.js', 'src/web/entry-client.tsx'],
    css: ['assets/results.css'],
  },
};

test('a page asks for its entry, its screen and what both import, each once, and for the styles of all', () => {
  expect(assetsFrom(manifest, ['src/web/screens/intro/view.tsx'])).toEqual({
    entry: '/assets/entry.js',
    preloads: ['/assets/parts.js', '/assets/intro.js'],
    styles: ['/assets/app.css'],
  });
});

test('the styles that a screen has of its own follow those of all screens, once', () => {
  const { styles } = assetsFrom(manifest, ['src/web/screens/results/mobile.tsx']);
  expect(styles).toEqual(['/assets/app.css', '/assets/results.css']);
});

test('a source that was not built is a bug, not an empty page', () => {
  expect(() => assetsFrom(manifest, ['src/web/screens/none/view.tsx'])).toThrow(
    'src/web/screens/none/view.tsx',
  );
});
