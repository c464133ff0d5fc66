import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a newcomer reads. Decisions tell of their day, and the change log of former names. */
const documents = /^(?!CHANGELOG\.md|docs\/decisions\/|catalogue\/).*\.md$/;
/** Two names and more, and the ending of a source; or a folder in backticks. */
const pathPattern = /(?<![\w./<-])[\w-]+(?:\/[\w.-]+)+\.(?:tsx?|css)\b|(?<=`)[\w-]+(?:\/[\w-]+)*\/(?=`)/g;
/** A build or a run makes these; the last two are addresses of calls. */
const otherPaths = /^(?:dist|var|node_modules|coverage|riders\/add|get-score)\//;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trimEnd().split('\n');
const all = files.map((file) => `/${file}\n`).join('');

/** A path is named from the root or from any folder, as far as one needs to find it. */
function lostPaths(text: string): readonly string[] {
  const paths = text.match(pathPattern) ?? [];
  return paths.filter(
    (path) => !otherPaths.test(path) && !all.includes(`/${path}${path.endsWith('/') ? '' : '\n'}`),
  );
}

test.each(files.filter((file) => documents.test(file)))(
  '%s names files and folders that are there',
  (file) => {
    expect(lostPaths(readFileSync(file, 'utf8'))).toEqual([]);
  },
);

test('a file that has gone is found, and one that stands is not', () => {
  expect(
    lostPaths('`src/web/told.ts`, `browser/pending-events.ts`, `adapters/asked/`, `src/domain/`'),
  ).toEqual(['src/web/told.ts', 'adapters/asked/']);
});
