import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { recommendationsText } from './families/recommendations.ts';

const page = fileURLToPath(new URL('../docs/recommendations.md', import.meta.url));

test('what is written is what is recommended: `npm run families -- recommendations` writes it anew', {
  timeout: 120_000,
}, async () => {
  const expected = recommendationsText(await shippedCatalogue());
  expect(readFileSync(page, 'utf8').split('\n')).toEqual(expected.split('\n'));
});
