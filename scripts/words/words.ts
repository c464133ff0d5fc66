import { parseArgs } from 'node:util';
import { type Locale, locales } from '#words/areas.ts';
import { missingIn } from '#words/missing.ts';

const usage = `npm run words -- missing         how many sentences each language has not yet, by file; English stands in for them
npm run words -- missing --ids   and which they are`;

async function missingLines(locale: Locale, withIds: boolean): Promise<readonly string[]> {
  const gaps = await missingIn(locale);
  const sum = gaps.reduce((count, { missing }) => count + missing.length, 0);
  if (sum === 0) return [`${locale}  none missing`];
  return [
    `${locale}  ${sum} missing`,
    ...gaps.flatMap(({ file, missing, count }) => [
      `    ${file}.ts  ${missing.length} of ${count}`,
      ...(withIds ? missing.map((id) => `        ${id}`) : []),
    ]),
  ];
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { ids: { type: 'boolean', default: false } },
});
if (positionals[0] === 'missing') {
  const others = locales.filter((locale) => locale !== 'en');
  const lines = await Promise.all(others.map((locale) => missingLines(locale, values.ids)));
  console.log(lines.flat().join('\n'));
} else {
  console.log(usage);
  process.exitCode = 1;
}
