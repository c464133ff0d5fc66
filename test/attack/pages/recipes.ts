import fc from 'fast-check';
import { pages } from '#web/pages.ts';
import { anyHeader, anyPiece } from './odd-pieces.ts';

/** Where a piece goes in the path of an address. */
const spots = ['behind', 'segment', 'inside', 'before', 'alias', 'top-up-alias'] as const;

export type Bend =
  | { readonly how: (typeof spots)[number]; readonly at: number; readonly piece: string }
  | {
      readonly how: 'doubled' | 'cut' | 'upper-case' | 'encoded' | 'encoded-twice' | 'slash';
      readonly at: number;
    };

/** How one page is asked for; the address it begins with is chosen when it is sent. */
export type PageRecipe = {
  /** It says which of the targets is meant, counted around. */
  readonly target: number;
  readonly ids: 'issued' | 'payable' | 'unknown';
  readonly method: 'GET' | 'HEAD';
  readonly bends: readonly Bend[];
  readonly query: readonly (readonly [string, string])[];
  readonly separator: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: 'own' | 'none' | 'twice' | { readonly odd: string; readonly at: number };
};

const bend: fc.Arbitrary<Bend> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ how: fc.constantFrom(...spots), at: fc.nat(60), piece: anyPiece }),
  },
  fc.record({
    how: fc.constantFrom('doubled', 'cut', 'upper-case', 'encoded', 'encoded-twice', 'slash'),
    at: fc.nat(60),
  }),
);

/** Whatever a page, the server or a partner reads in a query. */
const knownKeys = [
  ...new Set(Object.values(pages).flatMap((page) => ('search' in page ? page.search : []))),
  ...['lang', 'channel', 'partner', 'agent', 'product', 'state', 'code', 'error', 'page', 'who', 'day'],
];
const knownValues = [
  'hi',
  'en',
  'family',
  'parents',
  'individual-you',
  'super-topup',
  'yes',
  'no',
  '500000',
  '1',
  'abc',
  '',
];

const key = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...knownKeys) }, anyPiece);
const value = fc.oneof(fc.constantFrom(...knownValues), { weight: 2, arbitrary: anyPiece });

const query = fc.array(fc.tuple(key, value), { maxLength: 4 }).chain((pairs) =>
  // A key that comes twice is a list to those who read it carelessly.
  fc.constantFrom(pairs, [...pairs, ...pairs.slice(0, 1)], [...pairs, ...pairs]),
);

const accepts = ['text/html', 'text/html', 'text/html,*/*', 'application/json', '*/*', 'image/avif', ''];
const agents = [
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  'curl/8',
];
const oddHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'range',
  'if-none-match',
  'if-modified-since',
  'user-agent',
  'sec-ch-ua-mobile',
  'sec-fetch-site',
  'sec-fetch-dest',
  'host',
  'origin',
  'referer',
  'authorization',
  'x-forwarded-for',
  'x-requested-with',
];

const headers = fc
  .tuple(
    fc.record({
      accept: fc.constantFrom(...accepts),
      'user-agent': fc.constantFrom(...agents),
      'accept-language': fc.constantFrom('en', 'hi', 'hi-IN,en;q=0.5'),
      'accept-encoding': fc.constantFrom('gzip', 'br', 'identity', '*'),
    }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      fc.dictionary(fc.constantFrom(...oddHeaders), anyHeader, { maxKeys: 2 }),
    ),
  )
  .map(([usual, odd]): Readonly<Record<string, string>> => ({ ...usual, ...odd }));

export const pageRecipes: fc.Arbitrary<PageRecipe> = fc.record({
  target: fc.nat(10_000),
  ids: fc.constantFrom('issued', 'issued', 'payable', 'unknown'),
  method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD'),
  bends: fc.array(bend, { maxLength: 2 }),
  query,
  separator: fc.constantFrom('&', '&', '&', '&&', ';', '?'),
  headers,
  cookies: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('own' as const, 'own' as const, 'none' as const, 'twice' as const),
    },
    fc.record({ odd: anyHeader, at: fc.nat(20) }),
  ),
});

const sections = /\/|[^/]+/g;

/** The path as it goes into the first line of the request. */
export function bent(path: string, bends: readonly Bend[]): string {
  return bends.reduce(bendOnce, path);
}

function bendOnce(path: string, bend: Bend): string {
  const at = bend.at % (path.length + 1);
  const [head, tail] = [path.slice(0, at), path.slice(at)];
  switch (bend.how) {
    case 'behind':
      return path + bend.piece;
    case 'inside':
      return head + bend.piece + tail;
    case 'before':
      return `/${bend.piece}${path}`;
    case 'segment': {
      const parts = path.match(sections) ?? [];
      const which = (bend.at % Math.max(1, parts.length)) | 1;
      return parts.map((part, index) => (index === which ? bend.piece : part)).join('');
    }
    case 'alias':
      return `/health-plan/mobile/${bend.piece}${path}`;
    case 'top-up-alias':
      return `/health-plan/plan/topup/${bend.piece}`;
    case 'doubled':
      return path.replaceAll('/', '//');
    case 'cut':
      return head === '' ? '/' : head;
    case 'upper-case':
      return path.toUpperCase();
    case 'encoded':
      return path.replace(/[a-z]/g, escaped);
    case 'encoded-twice':
      return path.replace(/[a-z]/g, escaped).replaceAll('%', '%25');
    case 'slash':
      return `${path}/`;
  }
}

function escaped(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

export function queryOf({ query: pairs, separator }: Pick<PageRecipe, 'query' | 'separator'>): string {
  return pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join(separator)}`;
}

export function cookiesOf(own: ReadonlyMap<string, string>, cookies: PageRecipe['cookies']): string {
  const pairs = [...own].map(([name, text]) => `${name}=${text}`);
  if (cookies === 'none') return '';
  if (cookies === 'own') return pairs.join('; ');
  if (cookies === 'twice') return [...pairs, ...pairs].join('; ');
  const { odd, at } = cookies;
  const bentPairs = pairs.map((pair, index) =>
    index === at % pairs.length ? `${pair.split('=')[0]}=${odd}` : pair,
  );
  return [...bentPairs, `${odd}=a`, `__proto__=${odd}`, `lang=${odd}`].join('; ');
}
