import { type CallName, calls } from '#contract/call/calls.ts';
import { csrfCookie, csrfField, csrfHeader, jsonFieldsOf, pathOf } from '#contract/call/encoding.ts';
import { type TestApp, testApp } from '../api/app.ts';
import { openBrowser } from '../wire.ts';
import type { Attack, Report, Scale } from './attack.ts';
import { best, inMs, quantile, timed } from './ground/timing.ts';
import { type BodyShape, bodyOf, bodyShapes, plainShape } from './tricks/body-shapes.ts';

/** A target that is asked; a planted fault stands before the real one. */
type Target = (ask: Ask) => Promise<number>;
type Ask = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
};
type Visitor = { readonly name: string; readonly headers: Ask['headers']; readonly formToken: string };
type Extent = {
  readonly names: readonly CallName[];
  readonly shapes: readonly BodyShape[];
  readonly sizes: readonly number[];
};

const kilobyte = 1024;
const mostTimes = 20;
/** The first body of a shape is sent again already here: it meets code that is not warm. */
const suspicious = 4;
const goes = 3;
const posts = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method === 'POST'); // keys are names

const extents: Readonly<Record<Scale['name'], Extent>> = {
  short: {
    names: ['saveDetails', 'saveProposer', 'onserverPremium', 'toProcess'],
    shapes: bodyShapes,
    sizes: [8, 120],
  },
  long: { names: posts, shapes: bodyShapes, sizes: [8, 16, 32, 64, 120] },
};

export const bodies: Attack = {
  name: 'bodies of one shape',
  run: ({ name }) => onServer(extents[name], (target) => target),
  planted: [
    {
      fault: 'a scan that is quadratic on an unclosed text',
      finds: /an unclosed text of escaped quotes.*times/,
      run: () =>
        onServer(
          { names: ['saveDetails'], shapes: bodyShapes.slice(0, 1), sizes: [8] },
          (target) => (ask) => {
            ask.payload.match(/"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[{}[\],]/g);
            return target(ask);
          },
        ),
    },
    {
      fault: 'letters and marks that are composed before the text is measured',
      finds: /marks to be put in order.*times/,
      run: () =>
        onServer(
          {
            names: ['saveDetails'],
            shapes: bodyShapes.filter(({ unit }) => unit === '\u0301\u0323'),
            sizes: [16],
          },
          (target) => (ask) => {
            ask.payload.normalize();
            return target(ask);
          },
        ),
    },
    {
      fault: 'a server that takes what is no request',
      finds: /answers 200/,
      run: () =>
        onServer(
          { names: ['saveDetails'], shapes: bodyShapes.slice(0, 2), sizes: [8] },
          () => async () => 200,
        ),
    },
  ],
};

async function onServer(extent: Extent, before: (target: Target) => Target): Promise<Report> {
  const server = await testApp();
  try {
    const target: Target = async (ask) => (await server.app.inject({ method: 'POST', ...ask })).statusCode;
    return await strike(extent, await visitorsOf(server), before(target));
  } finally {
    await server.close();
  }
}

/** The token in the header, the token in the body (which is read for it), and nobody. */
async function visitorsOf({ app }: TestApp): Promise<readonly Visitor[]> {
  const { cookies } = await openBrowser(app);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const token = cookies.get(csrfCookie) ?? '';
  return [
    { name: 'a visitor', headers: { cookie, [csrfHeader]: token }, formToken: '' },
    {
      name: 'a visitor with the token in the body',
      headers: { cookie },
      formToken: `&${csrfField}=${token}`,
    },
    { name: 'nobody', headers: {}, formToken: '' },
  ];
}

type Strike = { readonly name: CallName; readonly size: number; readonly visitor: Visitor };

async function strike(extent: Extent, visitors: readonly Visitor[], target: Target): Promise<Report> {
  const complaints: string[] = [];
  const plain: number[] = [];
  let worst = { times: 0, of: '' };
  let strikes = 0;
  for (const each of strikesOf(extent, visitors)) {
    const plainAsk = askFor(each, plainShape);
    plain.push(await best(goes, () => target(plainAsk)));
    const usual = Math.max(plain.at(-1) ?? 0, quantile(plain, 0.5));
    for (const shape of extent.shapes) {
      const of = `${each.name}, ${shape.name}, ${each.size} KB, ${each.visitor.name}`;
      const ask = askFor(each, shape);
      const { status, times } = await against(
        usual,
        () => target(ask),
        () => target(plainAsk),
      );
      strikes += 1;
      if (times > worst.times) worst = { times, of };
      if (status < 400 || status >= 500) complaints.push(`${of}: answers ${status}`);
      if (times > mostTimes) complaints.push(`${of}: ${Math.round(times)} times a plain body`);
    }
  }
  const usual = inMs(quantile(plain, 0.5));
  const figures = `${strikes} bodies, plain ${usual}, slowest ${worst.times.toFixed(1)} times (${worst.of})`;
  return { strikes, figures, complaints };
}

function strikesOf({ names, sizes }: Extent, visitors: readonly Visitor[]): readonly Strike[] {
  return names.flatMap((name) =>
    visitors.flatMap((visitor) => sizes.map((size) => ({ name, size, visitor }))),
  );
}

/** A slow one is asked again before it is judged, in turns with a plain one, so that a busy machine slows both. */
async function against(usual: number, ask: () => Promise<number>, askPlain: () => Promise<number>) {
  const [first, status] = await timed(ask);
  if (first <= suspicious * usual) return { status, times: first / usual };
  const [slow, plain] = [[first], [] as number[]];
  for (let go = 0; go < goes; go += 1) {
    slow.push((await timed(ask))[0]);
    plain.push((await timed(askPlain))[0]);
  }
  return { status, times: Math.min(...slow) / Math.max(usual, Math.min(...plain)) };
}

function askFor({ name, size, visitor }: Strike, shape: BodyShape): Ask {
  const isForm = calls[name].encoding === 'form';
  const anyId = 'A'.repeat(32);
  const url = pathOf(name, {
    id: anyId,
    quote_id: anyId,
    insurer: 'sahyadri',
    pincode: '560001',
    product_slug: 'any',
  });
  const field = isForm ? (jsonFieldsOf(name)[0] ?? 'data') : undefined;
  const contentType = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const token = isForm ? visitor.formToken : '';
  return {
    url,
    headers: { ...visitor.headers, 'content-type': contentType },
    payload: bodyOf(shape, size * kilobyte, field) + token,
  };
}
