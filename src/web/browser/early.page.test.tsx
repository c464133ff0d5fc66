import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asleep, earlyScript, holder, isEarly, noteRendered, replayEarly, takenPlainly } from './early.ts';

type HeardEvent = readonly [type: string, id: string, value: string];
let events: HeardEvent[];
let listening: (() => void)[] = [];

/** The page as the server drew it, with its script of the head, read before its screens are here. */
beforeEach(() => {
  const spy = vi.spyOn(document, 'addEventListener');
  document.documentElement.removeAttribute('data-unserved');
  document.body.innerHTML = `<main>
    <form id="form"><input id="name" name="name" value="Asha"><textarea id="note"></textarea>
      <input type="checkbox" id="tick" name="tick"><input type="radio" id="one" name="r" checked><input type="radio" id="two" name="r">
      <select id="list" name="list"><option value="a">A</option><option value="b">B</option></select>
      <button type="submit" id="send">Send</button></form>
    <form id="plain" ${takenPlainly}><button type="submit" id="plain-send">Send</button></form>
    <button type="button" id="open"><span id="inside">Open</span></button>
    <div ${asleep} id="part"><input id="later" name="later"><button type="button" id="later-open">Open</button></div></main>`;
  new Function(earlyScript)();
  const added = [...spy.mock.calls];
  spy.mockRestore();
  listening = [() => added.map((each) => document.removeEventListener(...each))];
  events = [];
});
afterEach(() => {
  for (const end of listening) end();
  Reflect.deleteProperty(window, holder);
  document.body.replaceChildren();
});

const at = <E extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as E; // written above

/** The screen listens from now on: to what it is told, as the library does. */
function listen(place: HTMLElement = document.body): void {
  const hear = ({ type, target }: Event) => {
    if (target instanceof HTMLElement) events.push([type, target.id, stateOf(target)]);
  };
  for (const type of ['input', 'change', 'click']) {
    place.addEventListener(type, hear);
    listening.push(() => place.removeEventListener(type, hear));
  }
}
function stateOf(target: HTMLElement): string {
  if (target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)) return String(target.checked);
  return 'value' in target ? String(target.value) : '';
}
function type(id: string, value: string): void {
  at(id).value = value;
  at(id).dispatchEvent(new Event('input', { bubbles: true }));
}
async function replay(place?: HTMLElement): Promise<void> {
  listen();
  replayEarly(place);
  await new Promise((resolve) => setTimeout(resolve, 1));
}
const ofKind = (kind: string) => events.filter(([name]) => name === kind).map(([, ...rest]) => rest);

describe('before a screen listens', () => {
  test('the page is early, and not any more from then on', async () => {
    expect(isEarly()).toBe(true);
    const live = vi.fn();
    document.addEventListener(holder, live, { once: true });
    await replay();
    expect([isEarly(), live.mock.calls.length]).toEqual([false, 1]);
  });

  test('a form is not sent by the browser, but for one that the server takes', () => {
    const isSent = (id: string) => {
      const submit = new Event('submit', { bubbles: true, cancelable: true });
      at(id).dispatchEvent(submit);
      return !submit.defaultPrevented;
    };
    expect([isSent('form'), isSent('plain')]).toEqual([false, true]);
  });

  test('what is typed is told again once it listens, once', async () => {
    type('name', 'Asha Rao');
    type('note', 'two');
    await replay();
    expect(ofKind('input')).toEqual([
      ['name', 'Asha Rao'],
      ['note', 'two'],
    ]);
    await replay();
    expect(ofKind('input')).toHaveLength(2);
  });

  test('what is chosen in a list stands there again, though the screen put back what was drawn', async () => {
    at('list').value = 'b';
    at('list').dispatchEvent(new Event('input', { bubbles: true }));
    at('list').value = 'a';
    await replay();
    expect(ofKind('change')).toEqual([['list', 'b']]);
  });

  test('what is ticked is told as it stands, and of a group the one that is chosen', async () => {
    for (const id of ['tick', 'two']) at(id).click();
    await replay();
    expect([at('tick').checked, at('two').checked, at('one').checked]).toEqual([true, true, false]);
    expect(ofKind('click')).toEqual([
      ['tick', 'true'],
      ['two', 'true'],
    ]);
  });

  test('of several presses the last one is done again, after what was typed', async () => {
    at('open').click();
    at('send').click();
    at('inside').click();
    type('name', 'Usha');
    await replay();
    expect(events.map(([kind, id]) => [kind, id])).toEqual([
      ['input', 'name'],
      ['click', 'open'],
    ]);
  });

  test('a press that the browser itself sends is not done again', async () => {
    at('plain-send').click();
    await replay();
    expect(ofKind('click')).toEqual([]);
  });

  test('nothing that was done is nothing that is told', async () => {
    await replay();
    expect(events).toEqual([]);
  });
});

describe('a part that follows later', () => {
  test('is asleep until it is woken, and what was done in it waits for that', async () => {
    type('later', 'x');
    at('later-open').click();
    type('name', 'Usha');
    await replay();
    expect(events.map(([, id]) => id)).toEqual(['name']);
    type('later', 'xy');
    at('part').removeAttribute(asleep);
    events = [];
    replayEarly(at('part'));
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(events).toEqual([
      ['input', 'later', 'xy'],
      ['click', 'later-open', ''],
    ]);
  });

  test('what is done elsewhere once the screen listens is not noted', async () => {
    await replay();
    events = [];
    type('name', 'Usha');
    replayEarly();
    expect(ofKind('input')).toEqual([['name', 'Usha']]);
  });
});

describe('a page that is opened again', () => {
  test('tells what the browser put back, for which there was no event', async () => {
    at('name').value = 'Usha';
    at('tick').checked = true;
    at('list').value = 'b';
    noteRendered(document.body);
    at('list').value = 'a';
    await replay();
    expect(events.filter(([kind, id]) => kind !== 'click' && (id !== 'tick' || kind === 'change'))).toEqual([
      ['input', 'name', 'Usha'],
      ['change', 'tick', 'true'],
      ['change', 'list', 'b'],
    ]);
  });

  test('tells nothing of what stands as it was drawn', async () => {
    noteRendered(document.body);
    await replay();
    expect(events).toEqual([]);
  });
});

test('what was done to a control that was drawn anew is done to the one of its name in its place', async () => {
  noteRendered(document.body);
  type('name', 'Usha');
  at('tick').click();
  at('open').click();
  at('note').dispatchEvent(new Event('focusin', { bubbles: true }));
  document.body.innerHTML = document.body.innerHTML.replaceAll('id="', 'id="new-');
  await replay(document.body);
  expect([at('new-name').value, at('new-tick').checked]).toEqual(['Usha', true]);
  expect(new Set(events.map(([, id]) => id))).toEqual(new Set(['new-name', 'new-tick', 'new-open']));
  expect(document.activeElement?.id).toBe('new-note');
});

test('a page whose script of the head did not run has nothing to tell', () => {
  Reflect.deleteProperty(window, holder);
  noteRendered(document.body);
  replayEarly();
  expect(isEarly()).toBe(false);
});
