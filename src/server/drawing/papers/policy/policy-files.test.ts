import { expect, test } from 'vitest';
import { asId, type ProposalId, type VisitorId } from '#domain/ids.ts';
import type { PaperFile } from '../paper-file.ts';
import { createPolicyFiles } from './policy-files.ts';

const aFile = (reference: string): PaperFile => ({
  paper: { name: '', author: '', kind: '', title: '', reference, sections: [], warning: undefined },
  language: 'en-IN',
});
const proposal = asId<ProposalId>('proposal');

function aDrawer() {
  const resolvers: PromiseWithResolvers<Buffer>[] = [];
  const files = createPolicyFiles(() => {
    const drawing = Promise.withResolvers<Buffer>();
    resolvers.push(drawing);
    return drawing.promise;
  });
  const askFor = (owner: string, file: PaperFile) => files.fileOf(asId<VisitorId>(owner), proposal, file);
  const ask = (owner: string, number: string) => askFor(owner, aFile(number));
  return { held: resolvers, ask, askFor };
}

/** Ends one drawing after the other, as they begin. */
async function endAll(
  resolvers: PromiseWithResolvers<Buffer>[],
  requestedAnswers: readonly Promise<unknown>[],
) {
  let ended = 0;
  const drawer = setInterval(() => resolvers[ended]?.resolve(Buffer.from(`file ${ended++}`)), 0);
  const answers = await Promise.all(requestedAnswers);
  clearInterval(drawer);
  return answers;
}

test('one visitor has two files drawn at once, others are not in the way of that', async () => {
  const { held, ask } = aDrawer();
  const answers = [ask('asha', '1'), ask('asha', '2'), ask('asha', '3'), ask('asha', '1'), ask('ravi', '1')];
  expect(await answers[2]).toEqual({ ok: false, failure: { code: 'TOO_MANY_REQUESTS' } });
  const ended = await endAll(held, answers);
  expect(ended.map((answer) => answer)).toMatchObject([
    { ok: true },
    { ok: true },
    {},
    { ok: true },
    { ok: true },
  ]);
  expect(held).toHaveLength(3);
  await endAll(held, [ask('asha', '3')]);
});

test('one is drawn at a time, sixteen wait, and the next is told to come again', async () => {
  const { held, ask } = aDrawer();
  const requestedAnswers = Array.from({ length: 18 }, (_, number) => ask(`visitor ${number}`, '1'));
  expect(await requestedAnswers[17]).toEqual({ ok: false, failure: { code: 'OVERLOADED' } });
  expect(held).toHaveLength(1);
  const answers = await endAll(held, requestedAnswers);
  expect(answers.slice(0, 17)).toEqual(answers.slice(0, 17).map(() => expect.objectContaining({ ok: true })));
  expect(held).toHaveLength(17);
});

test('another word in the schedule is another file', async () => {
  const { held, ask } = aDrawer();
  const [first] = await endAll(held, [ask('asha', '1')]);
  const other = ask('asha', '2');
  held[1]?.resolve(Buffer.from('other'));
  expect(await other).not.toEqual(first);
});

test('another language is another file', async () => {
  const { held, ask, askFor } = aDrawer();
  const [first] = await endAll(held, [ask('asha', '1')]);
  const other = askFor('asha', { ...aFile('1'), language: 'hi-IN' });
  held[1]?.resolve(Buffer.from('other'));
  expect(await other).not.toEqual(first);
});

test('a drawing that failed is not kept, and leaves its place', async () => {
  const { held, ask } = aDrawer();
  for (let round = 0; round < 3; round++) {
    const answers = ask('asha', '1');
    held[round]?.reject(new Error('bug'));
    await expect(answers).rejects.toThrow('bug');
  }
  const last = ask('asha', '1');
  held[3]?.resolve(Buffer.from('file'));
  expect(await last).toMatchObject({ ok: true });
});
