import { readdirSync, readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { areas } from '#words/areas.ts';
import { sentences } from '#words/sentences.ts';
import { projects, type SourceFile } from './architecture-rules.ts';
import { bareIdsIn, namesIn, sentencesIn } from './words-rules.ts';

function filesUnder(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(path);
    const isSource = /(?<!\.test|\.suite|\.d)\.tsx?$/.test(path);
    return isSource ? [{ path, text: readFileSync(path, 'utf8') }] : [];
  });
}

/** Sentences that stand outside `src/words`, by what their path begins with, and who reads them. */
const elsewhere: readonly (readonly [path: string, why: string])[] = [
  ['src/adapters/catalogue/', 'faults of a catalogue, for actuaries and operators'],
  ['src/adapters/insurer/case-book.ts', 'SQL'],
  ['src/adapters/insurer/claim-answer.ts', "an insurer's own words, which we only quote"],
  ['src/adapters/insurer/sandbox.ts', "an insurer's own words, which we only quote"],
  ['src/adapters/payment/gateway-words.ts', 'what a gateway calls a method in its reports'],
  ['src/adapters/payment/order-book.ts', 'SQL'],
  ['src/adapters/payment/outcomes.ts', "a bank's own words, which we only quote"],
  ['src/adapters/store/sealing/keys.ts', 'why the server does not start, for operators'],
  ['src/adapters/store/engine/limited-pool.ts', 'for operators'],
  ['src/adapters/store/engine/sqlite.ts', 'why the server does not start, for operators'],
  ['src/adapters/system/book-file.ts', 'why the server does not start, for operators'],
  ['src/server/doors/calls/openapi.ts', 'the description of the calls that developers read'],
  ['src/server/doors/operators/', 'pages and tables of operators, who read English'],
  ['src/server/drawing/papers/searchable-text.ts', 'operators of a PDF'],
  ['src/server/drawing/papers/letter-mail.ts', 'names of type faces'],
  ['src/server/process/', 'start and metrics, for operators'],
  ['src/server/ground/settings/', 'settings, for operators'],
  ['src/server/doors/sandbox/pay-page.ts', 'what a gateway calls a method in its reports'],
  ['src/server/turns/work-metrics.ts', 'metrics, for operators'],
  ['src/server/turns/refusals.ts', 'metrics, for operators'],
  ['src/usecases/ports/store.ts', 'thrown, and told to operators'],
  ['src/web/browser/network/loaded.ts', 'thrown, and told to programmers'],
];

const sources = projects
  .map((project) => `src/${project}`)
  .filter((folder) => folder !== 'src/words')
  .flatMap(filesUnder);

/** The name that a query gives a column: `proposalId as id`. */
const isColumnName = (sentence: string) => /^[\w.]+ as \w+$/.test(sentence);

const foundSentences = sources.flatMap((file) =>
  sentencesIn(file)
    .filter((sentence) => !(file.path.startsWith('src/adapters/store/') && isColumnName(sentence)))
    .map((sentence) => ({ path: file.path, sentence })),
);
const isElsewhere = (path: string) => elsewhere.some(([prefix]) => path.startsWith(prefix));

describe('a sentence that a person reads', () => {
  test('stands in src/words or in the catalogue', () => {
    expect(foundSentences.filter(({ path }) => !isElsewhere(path))).toEqual([]);
  });

  test.each(elsewhere)('%s: %s, and still is there', (prefix) => {
    expect(foundSentences.some(({ path }) => path.startsWith(prefix))).toBe(true);
  });

  test.each([
    ['a.ts', "export const text = 'The price has changed';"],
    ['a.ts', "export const row = { title: 'Your policy' };"],
    ['a.ts', "say('please try again.');"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    ['a.ts', 'export const text = (name: string) => `Dear ${name}, your policy is here`;'],
    ['a.ts', 'export const page = html`<p class="quiet">Nothing was <b>sent</b></p>`;'],
    ['a.ts', "export const text = 'आपकी पॉलिसी जारी हो गई है';"],
    ['a.tsx', 'export const View = () => <p>No price</p>;'],
    ['a.tsx', 'export const View = () => <Field label="Date of birth" />;'],
  ])('is seen in %s: %s', (name, text) => {
    for (const project of projects)
      expect(sentencesIn({ path: `src/${project}/${name}`, text })).toHaveLength(1);
  });

  test.each([
    ["throw new Error('Not a whole rupee amount');"],
    ["import { a } from './a-b.c.ts';"],
    ["t('plan.price.none');"],
    ["reply.header('cache-control', 'private, max-age=3600');"],
    ["const states = 'AN AP AR AS'.split(' ');"],
    ['const style = `body{font-family:Arial, Noto Sans}`;'],
    ["const className = 'stack stack-2 muted';"],
  ])('is not seen in %s', (text) => {
    expect(sentencesIn({ path: 'src/web/a.ts', text })).toEqual([]);
  });
});

function parses(text: string): boolean {
  try {
    return compileMessageOrThrow(text).length > 0;
  } catch {
    return false;
  }
}

async function allTexts(): Promise<readonly (readonly [id: string, text: unknown])[]> {
  const loaded = await Promise.all(
    Object.values(areas).flatMap((own) => Object.values(own).map((load) => load())),
  );
  return [...loaded.map(({ messages }) => messages), ...Object.values(sentences)].flatMap((each) =>
    Object.entries(each),
  );
}

test('no text with places is said without what belongs there: it would have a gap', async () => {
  // A text with places comes parsed, each place a list in it, or as it is written.
  const hasPlace = (text: unknown) =>
    [text].flat().some((part) => Array.isArray(part) || /\{\w+/.test(String(part)));
  const withPlaces = new Set((await allTexts()).filter(([, text]) => hasPlace(text)).map(([id]) => id));
  expect(withPlaces).toContain('place.parents');
  const texts = sources.flatMap((file) =>
    bareIdsIn(file)
      .filter((id) => withPlaces.has(id))
      .map((id) => `${file.path}: ${id}`),
  );
  expect(texts).toEqual([]);
  expect(bareIdsIn({ path: 'src/web/a.ts', text: "t('a.b'); words.t('c.d'); t('e.f', values);" })).toEqual([
    'a.b',
    'c.d',
  ]);
});

test('every text with places can be put together, in each language: what cannot would be shown as it is written', async () => {
  // A text that cannot be parsed comes as it is written, with its places in it.
  const isWhole = (text: unknown) =>
    ![text]
      .flat()
      .some((part) => typeof part === 'string' && /\{\w+, (?:select|plural)/.test(part) && !parses(part));
  expect((await allTexts()).filter(([, text]) => !isWhole(text)).map(([id]) => id)).toEqual([]);
});

describe('an id', () => {
  test('is used', async () => {
    const loaded = await Promise.all(Object.values(areas.en).map((load) => load()));
    const ids = new Set([
      ...loaded.flatMap(({ messages }) => Object.keys(messages)),
      ...Object.keys(sentences.en),
    ]);
    const isNamed = namesIn(sources);
    expect([...ids].filter((id) => !isNamed(id))).toEqual([]);
  });

  test.each([
    ["t('plan.price.none')", true],
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: the sources of templates
    ['t(`plan.price.${kind}`)', true],
    ['t(`plan.${thing}.none`)', true],
    ['t(`plan.price.${kind}.note`)', false],
    ['t(`${id}.none`)', true],
    ['t(`${id}${kind}.none`)', false],
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the sources of templates
    ["t('plan.price')", false],
  ])('is named by %s: %s', (text, isNamed) => {
    expect(namesIn([{ path: 'src/web/a.ts', text }])('plan.price.none')).toBe(isNamed);
  });
});
