import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import type { PaperFile } from '#server/drawing/papers/paper-file.ts';
import { paperPdf } from '#server/drawing/papers/paper-pdf.ts';
import { openPaperDrawer, type PaperDrawer } from '#server/drawing/threads/paper-drawer.ts';
import { testApp } from '../api/app.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, saveQuote, score } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import type { Attack, Report, Scale } from './attack.ts';
import { inMs } from './ground/timing.ts';

const asks = 6;
const policies: Readonly<Record<Scale['name'], number>> = { short: 2, long: 6 };
/** The best one is judged, so that a busy neighbour is not. */
const rounds = 3;

export const papers: Attack = {
  name: 'six papers at once by one visitor',
  run: ({ name }) => attack(openPaperDrawer(), policies[name], rounds),
  planted: [
    {
      fault: 'drawing in the event loop',
      finds: /the loop stands still/,
      run: () => attack({ ...openPaperDrawer(), draw: paperPdf }, policies.short, 1),
    },
    {
      fault: 'a file that is cut off',
      finds: /is no whole file/,
      run: () => {
        const drawer = openPaperDrawer();
        return attack({ ...drawer, draw: async (file) => (await drawer.draw(file)).subarray(0, 2000) }, 1, 1);
      },
    },
  ],
};

async function attack(drawer: PaperDrawer, count: number, mostRounds: number): Promise<Report> {
  const files: PaperFile[] = [];
  const noting: PaperDrawer = {
    ...drawer,
    draw: (file) => {
      files.push(file);
      return drawer.draw(file);
    },
  };
  const server = await testApp({ drawer: noting });
  try {
    const browser = await openBrowser(server.app);
    await ask(browser, (await buyPapers(browser, 1))[0] ?? '');
    const [file] = files;
    if (!file) return { strikes: 0, figures: 'nothing drawn', complaints: [] };
    await paperPdf(file);
    const results: Round[] = [];
    // What is kept is not drawn again: each round has papers of its own.
    for (let round = 0; round < mostRounds && (results.at(-1)?.share ?? 1) >= mostShare; round += 1) {
      results.push(await strike(browser, await buyPapers(browser, count), file));
    }
    return reportOf(results, files.length);
  } finally {
    await server.close();
  }
}

/** One drawing may take this share of the time: the loop has to serve others in between. */
const mostShare = 0.5;
type Round = { readonly share: number; readonly figures: string; readonly complaints: readonly string[] };

function reportOf(results: readonly Round[], drawings: number): Report {
  const last = results.reduce((best, each) => (each.share < best.share ? each : best));
  const slow = last.share < mostShare ? [] : [`the loop stands still for long: ${last.figures}`];
  const complaints = [...results.flatMap((each) => each.complaints), ...slow];
  return { strikes: results.length * asks, figures: `${last.figures}, ${drawings} drawings`, complaints };
}

async function buyPapers(browser: Browser, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await issued(browser));
  return ids;
}

async function issued(browser: Browser): Promise<string> {
  const { quote_id } = await saveQuote(browser);
  const plan = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  const id = await buy(browser, quote_id, plan);
  await passKyc(browser, await fillForms(browser, id), 'ABCPS1234F');
  await browser.post(await agreeAndPay(browser, id), 'outcome=success&method=upi');
  return id;
}

async function strike(browser: Browser, ids: readonly string[], file: PaperFile): Promise<Round> {
  const askIds = Array.from({ length: asks }, (_, at) => ids[at % ids.length] ?? '');
  const crowd = { answers: [] as readonly (readonly [string, Answer])[] };
  const longest = await longestDelay(async () => {
    crowd.answers = await Promise.all(askIds.map(async (id) => [id, await ask(browser, id)] as const));
  });
  const one = await longestDelay(() => paperPdf(file));
  const later = new Map<string, Answer>();
  for (const id of ids) later.set(id, await ask(browser, id));
  const files = crowd.answers.filter(([, { statusCode }]) => statusCode === 200).length;
  return {
    share: longest / one,
    figures: `longest delay of the loop ${inMs(longest)}, one drawing in it ${inMs(one)}, ${files} of ${asks} files at once`,
    complaints: [
      ...[...crowd.answers, ...later].flatMap(([, answer]) => wrongs(answer)),
      ...crowd.answers.flatMap(([id, answer]) => unlike(answer, later.get(id))),
      ...[...later].flatMap(([, { statusCode }]) =>
        statusCode === 200 ? [] : [`a paper stays away: ${statusCode}`],
      ),
    ],
  };
}

type Answer = Awaited<ReturnType<Browser['get']>>;

function ask(browser: Browser, id: string): Promise<Answer> {
  return browser.get(`/health-plan/proposals/${id}/policy.pdf`, { accept: '*/*' });
}

/** A whole file, or a clear word to come again. */
function wrongs({ statusCode, headers, rawPayload, body }: Answer): readonly string[] {
  if (statusCode === 429 || statusCode === 503) {
    return Number(headers['retry-after']) > 0 ? [] : [`${statusCode} does not say when to come again`];
  }
  if (statusCode !== 200) return [`a paper is answered ${statusCode} ${body.slice(0, 120)}`];
  const isWhole =
    rawPayload.subarray(0, 5).toString() === '%PDF-' && rawPayload.subarray(-8).includes('%%EOF');
  return isWhole ? [] : [`what is answered is no whole file: ${rawPayload.length} bytes`];
}

function unlike(answer: Answer, later: Answer | undefined): readonly string[] {
  if (answer.statusCode !== 200 || later?.statusCode !== 200) return [];
  return answer.rawPayload.equals(later.rawPayload)
    ? []
    : ['a paper is another one than the same paper later'];
}

/** Milliseconds that the event loop let somebody wait meanwhile. */
async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  // A delay counts between two beats.
  await pass(20);
  await work();
  await pass(20);
  delays.disable();
  return delays.max / 1e6;
}
